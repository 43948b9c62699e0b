import { toBusinessTime } from '@contract/rules/business-day.ts';

let zone = 'UTC';

/** The shop has one time zone, set from the site's settings before any date is shown. */
export function setBusinessTimeZone(timeZone: string): void {
  zone = timeZone;
}

/** The time zone in which business days, months and years begin. */
export const businessTimeZone = (): string => zone;

/** The business day of a time, `yyyy-mm-dd`. */
export const businessDay = (at: number): string => toBusinessTime(new Date(at), zone).day;
