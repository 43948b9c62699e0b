import type { OrderDay, StatusCount } from './order-days.repository.ts';

export interface Range {
  offset: number;
  limit: number;
}

/** A page of a list in the order of time, counted from one day (newest first: from its end), or from the list's own end. */
export interface Place extends Range {
  /** `yyyy-mm-dd`; undefined for the list's own end */
  day: string | undefined;
}

/** Below this the rows themselves are counted: the first pages must be right to the row, whatever happens meanwhile. */
export const NEAR = 1_000;

/** The day that holds the first order of a page, and how many of that day come before it. */
export function placeOf(days: readonly OrderDay[], newestFirst: boolean, { offset, limit }: Range): Place {
  let left = offset;
  for (const { day, orders } of newestFirst ? days.toReversed() : days) {
    if (left < orders) return { day, offset: left, limit };
    left -= orders;
  }
  return { day: undefined, offset, limit };
}

/** A page of the orders by state: it may begin in one state and go on in the next. */
export function partsByStatus(
  counts: readonly StatusCount[],
  isDown: boolean,
  { offset, limit }: Range,
): ({ status: StatusCount['status'] } & Range)[] {
  const parts: ({ status: StatusCount['status'] } & Range)[] = [];
  let [skipped, wanted] = [offset, limit];
  for (const { status, orders } of isDown ? counts.toReversed() : counts) {
    const size = Math.max(0, Math.min(wanted, orders - skipped));
    if (size > 0) parts.push({ status, offset: skipped, limit: size });
    wanted -= size;
    skipped = Math.max(0, skipped - orders);
  }
  return parts;
}
