/** A path as messages name it. */
export function fileName(path: string | URL): string {
  return typeof path === "string" ? path : decodeURIComponent(path.pathname);
}
