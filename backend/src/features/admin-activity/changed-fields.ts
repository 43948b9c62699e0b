/** Two versions of something, reduced to the fields that differ. */
export interface ChangedFields {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/**
 * The fields of `after` whose value is another one in `before`, compared as JSON; undefined when nothing changed.
 * Pass only what may be read in the audit trail.
 */
export function changedFields(before: object, after: object): ChangedFields | undefined {
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(old.get(field)) !== JSON.stringify(value),
  );
  if (changed.length === 0) return undefined;
  return {
    before: Object.fromEntries(changed.map(([field]) => [field, old.get(field) ?? null])),
    after: Object.fromEntries(changed.map(([field, value]) => [field, value ?? null])),
  };
}
