const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id of the API (a UUID) in an address, or undefined: anything else names nothing and asks nobody. */
export function searchId(value: unknown): string | undefined {
  return typeof value === 'string' && ID.test(value) ? value : undefined;
}
