import { writeBanglaMoment } from '@contract/rules/bangla-moment.ts';
import { locale, monthStyle } from '@/i18n/language.ts';
import { businessTimeZone } from './business-time-zone.ts';
import { toCurrentSpelling } from './date-format.ts';

const isBangla = locale.startsWith('bn');
const momentFormat = (timeZone: string | undefined, isNamed = timeZone !== undefined) =>
  new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: monthStyle,
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone === undefined ? {} : { timeZone }),
    ...(isNamed ? { timeZoneName: 'short' } : {}),
    ...(isBangla ? { dayPeriod: 'short' } : {}),
  });
const readers = momentFormat(undefined);
let shop = { zone: '', format: readers };

function toText(iso: string, format: Intl.DateTimeFormat): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return iso;
  if (isBangla) return toCurrentSpelling(writeBanglaMoment(format.formatToParts(time)));
  // Newer browsers put a narrow no-break space in front of AM and PM.
  return format.format(time).replaceAll('\u202f', ' ');
}

/**
 * Date and time in the user's time zone, as in 'Nov 20, 2026, 2:05 PM', with the same date as in the lists. Invalid
 * input is returned unchanged. The administration uses `formatShopTime`.
 * @param timeZone another zone than the user's; the text then names it
 */
export const formatMoment = (iso: string, timeZone?: string): string =>
  toText(iso, timeZone === undefined ? readers : momentFormat(timeZone));

/**
 * Date and time by the clock of the shop, as in 'Nov 20, 2026, 2:05 PM', without the zone's name: the administration
 * shows every time by this clock, so that it agrees with days, filters and figures. Invalid input is returned unchanged.
 */
export function formatShopTime(iso: string): string {
  const zone = businessTimeZone();
  if (shop.zone !== zone) shop = { zone, format: momentFormat(zone, false) };
  return toText(iso, shop.format);
}
