import type { OrderStatus } from '../../../../contract/generated/model.ts';
import type { OrderDay } from './order-counts.repository.ts';

interface StatusCount {
  status: OrderStatus;
  orders: number;
}

export interface Range {
  offset: number;
  limit: number;
}

/** A page of a list in order of time, counted from a day (newest first: from its end), or from the end of the list. */
export interface PageStart extends Range {
  /** `yyyy-mm-dd`; undefined for the end of the list */
  day: string | undefined;
}

/** Below this offset the rows themselves are counted: the first pages must be exact, even during concurrent changes. */
export const MAX_EXACT_OFFSET = 1_000;

/** The day of a page's first order, and the number of that day's orders before it. */
export function findPageStart(days: readonly OrderDay[], newestFirst: boolean, { offset, limit }: Range): PageStart {
  let remainingOffset = offset;
  for (const { day, orders } of newestFirst ? days.toReversed() : days) {
    if (remainingOffset < orders) return { day, offset: remainingOffset, limit };
    remainingOffset -= orders;
  }
  return { day: undefined, offset, limit };
}

/** A page of orders sorted by status: it may start in one status and continue in the next. */
export function splitPageByStatus(
  counts: readonly StatusCount[],
  isDescending: boolean,
  { offset, limit }: Range,
): ({ status: StatusCount['status'] } & Range)[] {
  const ranges: ({ status: StatusCount['status'] } & Range)[] = [];
  let [skipped, remainingLimit] = [offset, limit];
  for (const { status, orders } of isDescending ? counts.toReversed() : counts) {
    const size = Math.max(0, Math.min(remainingLimit, orders - skipped));
    if (size > 0) ranges.push({ status, offset: skipped, limit: size });
    remainingLimit -= size;
    skipped = Math.max(0, skipped - orders);
  }
  return ranges;
}
