import { t } from '@lingui/core/macro';
import { locale } from '../i18n/language.ts';
import { formatDate } from './format.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

/**
 * How long ago something happened: 'just now', '5 minutes ago', 'yesterday'; after a week, the date.
 * @param now milliseconds; with a clock slightly behind the server's nothing is shown as in the future
 */
export function timeAgo(iso: string, now: number): string {
  const age = Math.max(0, now - Date.parse(iso));
  if (age < MINUTE) return t`just now`;
  if (age < HOUR) return relative.format(-Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return relative.format(-Math.floor(age / HOUR), 'hour');
  if (age < 7 * DAY) return relative.format(-Math.floor(age / DAY), 'day');
  return formatDate(iso);
}
