import { responseHeaders } from './response-headers.ts';

/** Paging headers of a response that is a plain array. */
export interface ListTotal {
  /** rows of all pages */
  total: number;
  /** approximate; only the first 1,000 rows have pages */
  estimated: boolean;
}

/** Copies the total of a list to a changed copy of it. */
export function copyTotal<List extends object>(from: object, to: List): List {
  const known = responseHeaders.get(from);
  if (known) responseHeaders.set(to, known);
  return to;
}

/**
 * How many rows the whole list has. Fetch the list with `structuralSharing: false`: the total is attached to the exact
 * array that was answered.
 */
export function getTotal(list: readonly unknown[]): ListTotal {
  const headers = responseHeaders.get(list);
  const total = headers?.get('x-total-count');
  return { total: Number(total ?? list.length), estimated: headers?.get('x-total-estimated') === 'true' };
}

/** Whether a list fetched without parameters has more rows than were answered. */
export const hasMore = (list: readonly unknown[]): boolean =>
  /\brel="?next"?/.test(responseHeaders.get(list)?.get('link') ?? '');
