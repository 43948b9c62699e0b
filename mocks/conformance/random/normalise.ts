const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const TIME = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;
const ORDER_NUMBER = /#\d+/g;
const PROVIDER_NUMBER = /\b([A-Z]{2,8})-[0-9A-F]{10}\b/g;
/** Counters of each server, its own files, and identifiers of a single call. */
const OWN = new Set(['number', 'file_name', 'size_bytes', 'requestId', 'token']);

/**
 * An answer without values that must differ between two servers: ids, times, order numbers. A file is reduced to a
 * marker; numbered rows without a uuid lose their number.
 */
export const normalise = (value: unknown): unknown => {
  if (typeof value === 'string')
    return value
      .replace(UUID, '<id>')
      .replace(TIME, '<time>')
      .replace(ORDER_NUMBER, '#<n>')
      .replace(PROVIDER_NUMBER, '$1-<n>');
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value.byteLength > 0 ? '<file>' : undefined;
  if (Array.isArray(value)) return value.map(normalise);
  if (typeof value !== 'object' || value === null) return value;
  const isRow = 'balance_after' in value;
  const fields = Object.entries(value).filter(([name]) => !OWN.has(name) && !(isRow && name === 'id'));
  return Object.fromEntries(fields.map(([name, field]) => [name, normalise(field)]));
};
