import { shopTime } from '@shared/shop-day.ts';

let zone = 'UTC';

/** The shop has one clock, which the settings of the site tell before anything shows a day. */
export function setShopZone(timeZone: string): void {
  zone = timeZone;
}

/** The time zone by which the shop's days, months and years begin. */
export const shopZone = (): string => zone;

/** The shop's day of a moment, `yyyy-mm-dd`. */
export const shopDay = (at: number): string => shopTime(new Date(at), zone).day;
