/** What is counted of calls. */
export interface Amounts {
  readonly calls: number;
  readonly tokens: number;
  readonly cost: number;
}

/** What is spent and what is set aside for calls under way, against limits. */
export interface BudgetAccount {
  /** Sets an amount aside, after waiting for calls under way if need be; the name of the limit if it never fits. */
  readonly reserve: (amounts: Amounts) => Promise<keyof Amounts | null>;
  /** Puts what was spent in the place of what was set aside. */
  readonly settle: (reserved: Amounts, spent: Amounts) => void;
  readonly spent: () => Amounts;
}

const NAMES = ["calls", "tokens", "cost"] as const;
const NOTHING: Amounts = { calls: 0, tokens: 0, cost: 0 };

/** Opens an account with limits; `Infinity` is none. */
export function openAccount(limits: Amounts): BudgetAccount {
  let spent = NOTHING;
  let reserved = NOTHING;
  let settled = Promise.withResolvers<void>();

  function exceeded(before: Amounts, more: Amounts): keyof Amounts | null {
    // Sums of decimal prices err in the last places.
    const slack = 1 + 1e-12;
    return NAMES.find((name) => before[name] + more[name] > limits[name] * slack) ?? null;
  }

  return {
    spent: () => spent,
    async reserve(amounts) {
      for (;;) {
        const never = exceeded(spent, amounts);
        if (never !== null) return never;
        if (exceeded(plus(spent, reserved, 1), amounts) === null) break;
        await settled.promise;
      }
      reserved = plus(reserved, amounts, 1);
      return null;
    },
    settle(before, actual) {
      reserved = plus(reserved, before, -1);
      spent = plus(spent, actual, 1);
      settled.resolve();
      settled = Promise.withResolvers<void>();
    },
  };
}

function plus(a: Amounts, b: Amounts, sign: 1 | -1): Amounts {
  return {
    calls: a.calls + sign * b.calls,
    tokens: a.tokens + sign * b.tokens,
    cost: a.cost + sign * b.cost,
  };
}
