import { assertEquals } from "@std/assert";
import type { VegaLiteSpec } from "../../lib/pictures/vega_lite_spec.ts";
import { renderSvg } from "../../lib/render/render_svg.ts";
import {
  calibrationExample,
  confusionExample,
  flipExample,
  intervalExample,
  riskCoverageExample,
  thresholdExample,
} from "./examples.ts";

// After a change that is meant: deno test -A tests/pictures -- --update, and look at the pictures.
function compare(name: string, file: string, spec: VegaLiteSpec): void {
  Deno.test(`${name}() gives the stored picture`, async () => {
    const url = new URL(file, import.meta.url);
    // A tag a line, for readable differences, and as `deno fmt` would break the lines elsewhere.
    const lines = (await renderSvg(spec)).replaceAll("><", ">\n<");
    const text = `<!-- deno-fmt-ignore-file -->\n${lines}\n`;
    if (Deno.args.includes("--update")) await Deno.writeTextFile(url, text);
    assertEquals(text, await Deno.readTextFile(url));
  });
}

compare("intervalPlot", "./interval_plot.svg", intervalExample());
compare("confusionPlot", "./confusion_plot.svg", confusionExample());
compare("riskCoveragePlot", "./risk_coverage_plot.svg", riskCoverageExample());
compare("thresholdPlot", "./threshold_plot.svg", thresholdExample());
compare("calibrationPlot", "./calibration_plot.svg", calibrationExample());
compare("flipPlot", "./flip_plot.svg", flipExample());
