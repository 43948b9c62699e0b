const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A UUID from the URL, or undefined: an invalid id can match nothing, so no call is made. */
export function searchId(value: unknown): string | undefined {
  return typeof value === 'string' && ID.test(value) ? value : undefined;
}

const LISTED_ID = /^[\w-]{1,64}$/;

/**
 * The id of an order or a file from the URL, or undefined. The server of the specification has ids of another form,
 * such as 41 or ord-77.
 */
export function listedId(value: unknown): string | undefined {
  const id = typeof value === 'number' ? String(value) : value;
  return typeof id === 'string' && LISTED_ID.test(id) ? id : undefined;
}
