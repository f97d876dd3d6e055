/**
 * Solves A x = b for a symmetric positive definite A and each right side, by Cholesky's decomposition A = L L'.
 *
 * @returns One solution a right side.
 */
export function solveSymmetric(
  a: readonly (readonly number[])[],
  rightSides: readonly (readonly number[])[],
): number[][] {
  const n = a.length;
  const lower = a.map((row) => row.map(() => 0));
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = a[i][j];
      for (let k = 0; k < j; k++) sum -= lower[i][k] * lower[j][k];
      lower[i][j] = i === j ? Math.sqrt(sum) : sum / lower[j][j];
    }
  }
  return rightSides.map((right) => {
    const x = [...right];
    for (let i = 0; i < n; i++) {
      for (let k = 0; k < i; k++) x[i] -= lower[i][k] * x[k];
      x[i] /= lower[i][i];
    }
    for (let i = n - 1; i >= 0; i--) {
      for (let k = i + 1; k < n; k++) x[i] -= lower[k][i] * x[k];
      x[i] /= lower[i][i];
    }
    return x;
  });
}
