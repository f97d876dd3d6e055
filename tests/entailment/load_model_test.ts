import { assertEquals, assertThrows } from "@std/assert";
import { loadingOf } from "../../lib/entailment/_load_model.ts";
import { requireNliOptions } from "../../lib/entailment/_require_model.ts";

Deno.test("createNli() loads from the hub by revision and cache, and from a folder without the network", () => {
  const model = "org/small";
  assertEquals(loadingOf({ model, cacheFolder: "cache", revision: "a1b2c3", dtype: "q8" }), {
    path: model,
    settings: { dtype: "q8", device: "cpu", cache_dir: "cache", revision: "a1b2c3" },
  });
  assertEquals(loadingOf({ model, localFolder: "models/" }), {
    path: "./models/org/small",
    settings: { dtype: "fp32", device: "cpu", local_files_only: true },
  });
  assertEquals(loadingOf({ model, localFolder: "/models" }).path, "/models/org/small");
  const both = { model, localFolder: "models", revision: "main" };
  assertThrows(
    () => requireNliOptions(both, "load the NLI model"),
    RangeError,
    'revision must be left out with localFolder: current value is "main"',
  );
});
