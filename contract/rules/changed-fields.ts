type Fields = Record<string, unknown>;

/** Two versions of an item, reduced to the fields that differ. */
export interface ChangedFields {
  before: Fields;
  after: Fields;
}

/**
 * The fields of `after` that differ from `before`, compared as JSON; undefined when nothing changed. Pass only what may
 * be read in the audit log.
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

/** The changes of a coupon. A discount is a percentage or an amount, so its kind is always recorded with it. */
export function changedCouponFields<Coupon extends { kind: string }>(before: Coupon, after: Coupon) {
  const changes = changedFields(before, after);
  if (!changes || !('value' in changes.after)) return changes;
  return {
    before: { ...changes.before, kind: before.kind },
    after: { ...changes.after, kind: after.kind },
  };
}

/** A value for display: text unchanged, everything else as JSON. */
function toText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The fields of both sides sorted by name, because the database does not preserve their order. */
export function toChanges({ before, after }: { before: Fields | null; after: Fields | null }) {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].sort().map((field) => ({
    field,
    before: toText(before?.[field]),
    after: toText(after?.[field]),
  }));
}
