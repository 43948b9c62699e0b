import { toMidnight } from '@contract/rules/business-day.ts';
import { addDays } from '@contract/rules/calendar.ts';
import { businessDay, businessTimeZone } from '@/lib/business-time-zone.ts';

/** The last full business day before an end; empty without an end. @param end the first moment after it */
export const lastDayOf = (end: string | null): string => (end === null ? '' : businessDay(Date.parse(end) - 1));

/** The first moment after a business day. */
export const endOf = (day: string): string | null =>
  day === '' ? null : toMidnight(addDays(day, 1), businessTimeZone()).toISOString();

/** The end of the business day that many days from now. */
export const addBusinessDays = (days: number): string =>
  toMidnight(addDays(businessDay(Date.now()), days + 1), businessTimeZone()).toISOString();
