/** A picture in the audit log is its URL and description; the rest can be looked up in the library. */
function auditedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(auditedValue);
  if (value instanceof Object && 'url' in value && 'alt' in value) return { url: value.url, alt: value.alt };
  return value;
}

const LEFT_OUT = new Set(['id', 'version', 'updated_at', 'readTime']);

/** The content fields of an entry, as written by an administrator. */
export function toAuditedFields(entry: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entry)
      .filter(([name]) => !LEFT_OUT.has(name))
      .map(([name, value]) => [name, auditedValue(value)]),
  );
}
