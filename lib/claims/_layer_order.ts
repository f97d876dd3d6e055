import type { CheckLayer } from "./check_layers.ts";

/** The order in which layers run: cheap first. */
export const LAYER_ORDER: readonly CheckLayer["kind"][] = ["grounding", "entail", "judge"];
