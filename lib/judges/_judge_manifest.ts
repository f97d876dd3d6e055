import { modelFamily } from "../data/model_family.ts";
import { PACKAGE_VERSION } from "../data/package_version.ts";
import { modelNameOf, openSettings } from "./_judge_settings.ts";
import { isObject, wrongKind } from "./_require_call.ts";
import type { Judge } from "./judge.ts";
import { judgeFingerprint } from "./judge_fingerprint.ts";
import type { JudgeManifest } from "./judge_run.ts";
import { promptHash } from "./prompt_hash.ts";

type KnownJudge = Partial<Pick<Judge<unknown, unknown>, "judgeName" | "prompt" | "settings">>;

/** What a manifest is told beside the judge. */
type ManifestFacts = Pick<JudgeManifest, "generators" | "items" | "repeats">;

/** The manifest of a run of a judge, of which a mere function tells less. */
export function judgeManifest(judge: KnownJudge, facts: ManifestFacts): JudgeManifest {
  const { judgeName, prompt, settings = {} } = judge;
  if (!isObject(settings)) {
    throw wrongKind("judge.settings must be an object", settings, "run the judge");
  }
  const whole = judgeName !== undefined && prompt !== undefined && judge.settings !== undefined;
  return {
    touchstone: PACKAGE_VERSION,
    judge: judgeName ?? "judge",
    fingerprint: whole ? judgeFingerprint({ judgeName, prompt, settings }) : null,
    model: modelNameOf(settings),
    resolvedModels: [],
    prompt: prompt === undefined
      ? null
      : { name: prompt.name, version: prompt.version, hash: promptHash(prompt) },
    settings: openSettings(settings),
    generators: facts.generators,
    items: facts.items,
    repeats: facts.repeats,
  };
}

/** A warning where the judge's model and one that wrote the answers are the same or of one family. */
export function kinWarning({ model, resolvedModels, generators }: JudgeManifest): string | null {
  const models = [...model === null ? [] : [model], ...resolvedModels];
  const same = generators.find((generator) => models.includes(generator));
  if (same !== undefined) {
    return `the judge is the model that wrote the answers (${same}): it may be kinder to its own`;
  }
  for (const name of models) {
    const family = modelFamily(name);
    const kin = family === null
      ? undefined
      : generators.find((generator) => modelFamily(generator) === family);
    if (kin === undefined) continue;
    return `the judge ${name} and the model ${kin} that wrote answers are both of the ${family} family: ` +
      "a judge may be kinder to its own kind";
  }
  return null;
}
