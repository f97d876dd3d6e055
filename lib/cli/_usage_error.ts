/** The error for a command line that cannot be followed; `main` points at the help. */
export function usageError(message: string): Error {
  const error = new Error(message);
  error.name = "UsageError";
  return error;
}
