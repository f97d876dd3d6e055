import { checkPromise, checkSearch } from "./_check_promise.ts";
import { checkInterval, fieldsOf, isCount, isNumber, isTextOrNull, must } from "./_record_part.ts";
import type { ThresholdRecord } from "./threshold_record.ts";

const METHODS = ["learn-then-test", "bonferroni", "split", "pointwise", "plug-in"];
const KEEPS = METHODS.slice(0, 3);

/** Throws unless `value` is a threshold record whose numbers hang together; `where` names it. */
export function checkThreshold(value: unknown, where: string): asserts value is ThresholdRecord {
  const record = fieldsOf(value, where, "a threshold record");
  if (typeof record.schema === "number" && record.schema > 1) {
    throw new RangeError(
      `Cannot read ${where} as it has schema ${record.schema}, made by a newer version: this one reads ` +
        `schema 1. Update @touchstone/eval`,
    );
  }
  must(record.kind === "threshold", where, "kind", '"threshold"', record.kind);
  must(record.schema === 1, where, "schema", "1", record.schema);
  must(typeof record.signal === "string", where, "signal", "a text", record.signal);
  must(typeof record.package === "string", where, "package", "a text", record.package);
  for (const name of ["fingerprint", "dataHash", "createdAt"]) {
    must(isTextOrNull(record[name]), where, name, "a text or null", record[name]);
  }
  if (record.combination !== undefined) {
    const fit = fieldsOf(record.combination, `${where}: combination`, "a logistic fit");
    const { kind, intercept, slopes } = fit;
    must(kind === "logistic", where, "combination.kind", '"logistic"', kind);
    must(isNumber(intercept), where, "combination.intercept", "a number", intercept);
    const whole = Array.isArray(slopes) &&
      slopes.every((one) => typeof one?.name === "string" && isNumber(one.slope));
    must(whole, where, "combination.slopes", "a list of names with slopes", slopes);
  }
  const tuned = fieldsOf(record.tuned, `${where}: tuned`, "an object");
  const { threshold, method, n, answered, wrong } = tuned;
  const name = (member: string) => `tuned.${member}`;
  must(threshold === null || isNumber(threshold), where, name("threshold"), "a number", threshold);
  must(METHODS.includes(method as string), where, name("method"), METHODS.join(", "), method);
  for (const share of ["targetRisk", "confidence"]) {
    must(isShare(tuned[share]), where, name(share), "between 0 and 1", tuned[share]);
  }
  const over = tuned.targetOverRefusal;
  must(over === null || isShare(over), where, name("targetOverRefusal"), "between 0 and 1", over);
  must(isCount(n), where, name("n"), "an integer >= 0", n);
  must(isCount(answered) && answered <= Number(n), where, name("answered"), "0 to n", answered);
  must(isCount(wrong) && wrong <= Number(answered), where, name("wrong"), "0 to answered", wrong);
  must(typeof tuned.promise === "string", where, name("promise"), "a text", tuned.promise);
  const promised = threshold !== null && KEEPS.includes(method as string);
  must(tuned.promised === promised, where, name("promised"), String(promised), tuned.promised);
  checkSearch(tuned, where);
  for (const rate of ["coverage", "risk", "overRefusal"]) {
    checkInterval(tuned[rate], `${where}: tuned.${rate}`);
  }
  const coverage = fieldsOf(tuned.coverage, `${where}: tuned.coverage`, "an interval");
  const share = n === 0 ? null : Number(answered) / Number(n);
  const whole = share === null
    ? coverage.estimate === null
    : isNumber(coverage.estimate) && Math.abs(coverage.estimate - share) < 1e-12;
  must(whole, where, name("coverage.estimate"), `${share}, answered / n`, coverage.estimate);
  const risk = fieldsOf(tuned.risk, `${where}: tuned.risk`, "an interval");
  const expected = answered === 0 ? null : Number(wrong) / Number(answered);
  const same = expected === null
    ? risk.estimate === null
    : isNumber(risk.estimate) && Math.abs(risk.estimate - expected) < 1e-12;
  must(same, where, name("risk.estimate"), `${expected}, wrong / answered`, risk.estimate);
  checkPromise(tuned, where);
}

function isShare(value: unknown): value is number {
  return isNumber(value) && value > 0 && value < 1;
}
