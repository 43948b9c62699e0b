const CACHED_PLAN = /cached plan must not change result type/;

/**
 * Whether a prepared statement is no longer usable: a migration has changed its result type (0A000), or the server
 * behind a pooler no longer has it (26000). Nothing was executed; the same text can be prepared and sent again.
 */
export const isStale = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === '26000' || (error.code === '0A000' && CACHED_PLAN.test(error.message)));

const CONFLICTS = new Set(['40001', '40P01']);

/** Serialisation failure and deadlock: the database rolled the transaction back, and it can be retried. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CONFLICTS.has(String(error.code));
