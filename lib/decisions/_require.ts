/** The error for a value that `calibrateJudge` or its kin cannot take. */
export function cannotCalibrate(requirement: string, value: unknown): RangeError {
  return new RangeError(
    `Cannot calibrate the judge as ${requirement}: current value is ${JSON.stringify(value)}`,
  );
}

/** Throws unless a column has one entry a row. */
export function requireLength(column: readonly unknown[], name: string, rows: number): void {
  if (column.length !== rows) {
    throw cannotCalibrate(`${name}.length must be ${rows}, one entry a row`, column.length);
  }
}
