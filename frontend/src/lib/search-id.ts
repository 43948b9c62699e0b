const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A UUID from the URL, or undefined: an invalid id can match nothing, so no call is made. */
export function searchId(value: unknown): string | undefined {
  return typeof value === 'string' && ID.test(value) ? value : undefined;
}
