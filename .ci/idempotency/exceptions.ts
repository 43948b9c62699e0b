// POST operations without `x-idempotent`, each with its reason. An obsolete entry fails the check too.
export const exceptions: Readonly<Record<string, string>> = {};
