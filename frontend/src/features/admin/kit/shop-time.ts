import { toLocalMinute, toZonedInstant } from '@contract/rules/business-day.ts';
import { businessTimeZone } from '@/lib/business-time-zone.ts';

/** A time as the value of `<input type="datetime-local">`, by the clock of the shop; empty for none. */
export const toShopInput = (iso: string | null): string =>
  iso === null ? '' : toLocalMinute(new Date(iso), businessTimeZone());

/** The moment that `<input type="datetime-local">` means by the clock of the shop; null while it is incomplete. */
export const readShopInput = (local: string): string | null =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? toZonedInstant(local, businessTimeZone()).toISOString() : null;

/** Names the clock beside a field for a time. */
export const shopTimeHelp = (): string => `Shop time (${businessTimeZone().replaceAll('_', ' ')}).`;
