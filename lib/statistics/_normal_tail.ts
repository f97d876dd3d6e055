import { evaluateRational, type Rational } from "./_rational.ts";

/**
 * P(Z > x) of a standard normal variable for x >= 0: erfc(x / sqrt 2) / 2 by the rational
 * approximations of W. J. Cody, Rational Chebyshev approximations for the error function, Math. Comp.
 * 23 (1969) 631-637.
 */
export function normalTail(x: number): number {
  const z = x * Math.SQRT1_2;
  if (z <= 0.46875) return 0.5 - 0.5 * z * evaluateRational(ERF, z * z);
  if (x > 40) return 0;
  // exp(-x^2 / 2) from x split at a sixteenth, so that the first exponent is exact (Cody's remedy for
  // the error that squaring x would add to far tails).
  const near = Math.trunc(x * 16) / 16;
  const density = Math.exp(-near * near / 2) * Math.exp(-(x - near) * (x + near) / 2);
  if (z <= 4) return 0.5 * density * evaluateRational(MIDDLE, z);
  const w = 1 / (z * z);
  return 0.5 * density * (1 / Math.sqrt(Math.PI) - w * evaluateRational(FAR, w)) / z;
}

// Cody 1969, tables I to III.
const ERF: Rational = [
  [
    0.18577770618460315267,
    3.161123743870565596947,
    113.8641541510501556495,
    377.4852376853020208137,
    3209.377589138469472562,
  ],
  [
    1,
    23.60129095234412093499,
    244.0246379344441733056,
    1282.616526077372275645,
    2844.236833439170622273,
  ],
];
const MIDDLE: Rational = [
  [
    2.15311535474403846343e-8,
    0.56418849698867008918,
    8.88314979438837594118,
    66.1191906371416294775,
    298.635138197400131132,
    881.952221241769090411,
    1712.04761263407058314,
    2051.07837782607146532,
    1230.33935479799725272,
  ],
  [
    1,
    15.7449261107098347253,
    117.693950891312499305,
    537.181101862009857509,
    1621.38957456669018874,
    3290.79923573345962678,
    4362.6190901432471582,
    3439.36767414372163696,
    1230.33935480374942043,
  ],
];
const FAR: Rational = [
  [
    0.0163153871373020978498,
    0.305326634961232344035,
    0.360344899949804439429,
    0.125781726111229246204,
    0.0160837851487422766278,
    6.58749161529837803157e-4,
  ],
  [
    1,
    2.56852019228982242072,
    1.87295284992346047209,
    0.527905102951428412248,
    0.0605183413124413191178,
    0.00233520497626869185443,
  ],
];
