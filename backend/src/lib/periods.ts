import { toBusinessTime } from '../../../contract/rules/business-day.ts';
import { addDays, DAY_MS } from '../../../contract/rules/calendar.ts';

const COMPARED_DAYS = 30;

/**
 * The last 30 days and the 30 days before; days are `yyyy-mm-dd` in the shop's time zone, and today is the last one.
 */
export interface Comparison {
  recentFrom: Date;
  earlierFrom: Date;
  recentFromDay: string;
  earlierFromDay: string;
}

export function toComparison(now: Date, timeZone: string): Comparison {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const dayBefore = (days: number) => addDays(toBusinessTime(now, timeZone).day, -days);
  return {
    recentFrom: before(COMPARED_DAYS),
    earlierFrom: before(2 * COMPARED_DAYS),
    recentFromDay: dayBefore(COMPARED_DAYS - 1),
    earlierFromDay: dayBefore(2 * COMPARED_DAYS - 1),
  };
}
