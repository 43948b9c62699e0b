import { rememberedHeaders } from './remembered-headers.ts';

/** What a list that is a plain array says about its other pages, in headers. */
export interface ListTotal {
  /** rows of all pages */
  total: number;
  /** about right only; the first 1,000 rows have pages */
  estimated: boolean;
}

/** Gives a changed copy of a list the total of the one it was made of. */
export function copyTotal<List extends object>(from: object, to: List): List {
  const known = rememberedHeaders.get(from);
  if (known) rememberedHeaders.set(to, known);
  return to;
}

/**
 * How many rows the whole list has. Ask for the list with `structuralSharing: false`: the total belongs to the very array
 * that was answered.
 */
export function totalOf(list: readonly unknown[]): ListTotal {
  const headers = rememberedHeaders.get(list);
  const total = headers?.get('x-total-count');
  return { total: Number(total ?? list.length), estimated: headers?.get('x-total-estimated') === 'true' };
}

/** Whether a list that was asked for without parameters has more rows than came. */
export const hasMore = (list: readonly unknown[]): boolean =>
  /\brel="?next"?/.test(rememberedHeaders.get(list)?.get('link') ?? '');
