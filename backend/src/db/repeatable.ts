const CACHED_PLAN = /cached plan must not change result type/;

/**
 * Whether a prepared statement can no longer be used as it was prepared: a migration has changed what it returns
 * (0A000), or the server behind a pooler has forgotten it (26000). Nothing has happened; the same text can be prepared
 * and sent again.
 */
export const isStale = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === '26000' || (error.code === '0A000' && CACHED_PLAN.test(error.message)));

const CONFLICTS = new Set(['40001', '40P01']);

/** Serialization failure and deadlock: the database rolled the transaction back, and doing it again is right. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CONFLICTS.has(String(error.code));
