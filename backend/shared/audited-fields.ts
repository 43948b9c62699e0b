/** A picture in the audit trail is its address and description; the rest follows from the library. */
function auditedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(auditedValue);
  if (value instanceof Object && 'url' in value && 'alt' in value) return { url: value.url, alt: value.alt };
  return value;
}

const LEFT_OUT = new Set(['id', 'version', 'updated_at', 'readTime']);

/** The fields of an entry that tell what an administrator wrote. */
export function auditedFields(entry: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entry)
      .filter(([name]) => !LEFT_OUT.has(name))
      .map(([name, value]) => [name, auditedValue(value)]),
  );
}
