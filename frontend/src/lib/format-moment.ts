import { writeBanglaMoment } from '@contract/rules/bangla-moment.ts';
import { locale, monthStyle } from '@/i18n/language.ts';
import { toCurrentSpelling } from './date-format.ts';

const isBangla = locale.startsWith('bn');
const momentFormat = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: monthStyle,
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone === undefined ? {} : { timeZoneName: 'short', timeZone }),
    ...(isBangla ? { dayPeriod: 'short' } : {}),
  });
const readers = momentFormat(undefined);

/**
 * Date and time in the user's time zone, as in 'Nov 20, 2026, 2:05 PM', with the same date as in the lists. Invalid
 * input is returned unchanged.
 * @param timeZone another zone than the user's; the text then names it
 */
export function formatMoment(iso: string, timeZone?: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return iso;
  const format = timeZone === undefined ? readers : momentFormat(timeZone);
  if (isBangla) return toCurrentSpelling(writeBanglaMoment(format.formatToParts(time)));
  // Newer browsers put a narrow no-break space in front of AM and PM.
  return format.format(time).replaceAll('\u202f', ' ');
}
