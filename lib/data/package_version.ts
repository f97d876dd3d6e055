/** Name and version of this package, as records and manifests carry it. */
export const PACKAGE_VERSION = "@touchstone/eval@0.1.0";
