import type { CheckOutcome, RepeatAttempt } from "./repeat_result.ts";

/** One attempt of a check, whatever it does. */
export async function attemptOf(
  check: (id: string, attempt: number) => CheckOutcome | Promise<CheckOutcome>,
  id: string,
  attempt: number,
): Promise<RepeatAttempt> {
  let outcome: CheckOutcome;
  try {
    outcome = await check(id, attempt);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { attempt, status: "error", score: null, deterministic: false, reason };
  }
  const { pass, score, deterministic = false, reason } = typeof outcome === "boolean"
    ? { pass: outcome }
    : read(outcome);
  return {
    attempt,
    status: pass ? "pass" : "fail",
    score: score ?? Number(pass),
    deterministic,
    ...(reason === undefined ? {} : { reason }),
  };
}

type Outcome = Exclude<CheckOutcome, boolean>;

function read(outcome: Outcome): Outcome {
  const { pass, score } = outcome ?? {};
  if (typeof pass !== "boolean") {
    throw new TypeError(
      `Cannot repeat the check as it must give a boolean or an object with pass: current value is ${
        JSON.stringify(outcome)
      }`,
    );
  }
  // A score that is no number is a judge that failed; it must not vanish in a mean.
  if (score !== undefined && !Number.isFinite(score)) {
    throw new TypeError(
      `Cannot repeat the check as its score must be a finite number: current value is ${score}`,
    );
  }
  return outcome;
}
