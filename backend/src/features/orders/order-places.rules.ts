import type { OrderDay, StatusCount } from './order-days.repository.ts';

export interface Range {
  offset: number;
  limit: number;
}

/** A page of a list in order of time, counted from a day (newest first: from its end), or from the end of the list. */
export interface Place extends Range {
  /** `yyyy-mm-dd`; undefined for the end of the list */
  day: string | undefined;
}

/** Below this offset the rows themselves are counted: the first pages must be exact, even during concurrent changes. */
export const NEAR = 1_000;

/** The day of a page's first order, and the number of that day's orders before it. */
export function placeOf(days: readonly OrderDay[], newestFirst: boolean, { offset, limit }: Range): Place {
  let left = offset;
  for (const { day, orders } of newestFirst ? days.toReversed() : days) {
    if (left < orders) return { day, offset: left, limit };
    left -= orders;
  }
  return { day: undefined, offset, limit };
}

/** A page of orders sorted by status: it may start in one status and continue in the next. */
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
