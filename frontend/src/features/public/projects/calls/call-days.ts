import { writeBanglaMoment } from '@contract/rules/bangla-moment.ts';
import { toBusinessTime } from '@contract/rules/business-day.ts';
import { locale } from '@/i18n/language.ts';
import { toCurrentSpelling } from '@/lib/date-format.ts';

/** The day of a time zone with the times at which a call can begin. */
export interface CallDay {
  /** `yyyy-mm-dd` */
  readonly day: string;
  readonly starts: readonly string[];
}

/** Free times by the days of a time zone, earliest first. */
export function groupByDay(starts: readonly string[], timeZone: string): CallDay[] {
  const days = new Map<string, string[]>();
  for (const start of starts) {
    const { day } = toBusinessTime(new Date(start), timeZone);
    days.set(day, [...(days.get(day) ?? []), start]);
  }
  return [...days].map(([day, times]) => ({ day, starts: times }));
}

const isBangla = locale.startsWith('bn');

function format(iso: string, options: Intl.DateTimeFormatOptions): string {
  const time = new Intl.DateTimeFormat(locale, options);
  if (isBangla && options.hour !== undefined) return writeBanglaMoment(time.formatToParts(new Date(iso)));
  return toCurrentSpelling(time.format(new Date(iso))).replaceAll('\u202f', ' ');
}

const TIME = { hour: 'numeric', minute: '2-digit', ...(isBangla ? { dayPeriod: 'short' as const } : {}) } as const;

/** '10:00 AM' in a time zone. */
export const formatCallTime = (iso: string, timeZone: string): string => format(iso, { ...TIME, timeZone });

/** 'Tuesday, December 8, 2026' in a time zone. */
export const formatCallDay = (iso: string, timeZone: string): string =>
  format(iso, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone });

/** Parts of a day for a narrow button: 'Tue' and 'Dec 8'. */
export const shortDay = (day: string): { weekday: string; date: string } => ({
  weekday: format(`${day}T12:00:00Z`, { weekday: 'short', timeZone: 'UTC' }),
  date: format(`${day}T12:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
});

/** The name of a time zone with its offset at a moment: 'Asia/Dhaka (GMT+6)'. */
export function zoneLabel(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${timeZone.replaceAll('_', ' ')} (${offset})`;
}

/** The time zone of the browser. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat(locale).resolvedOptions().timeZone;

/** Every time zone that the browser knows, with the given ones. */
export const listTimeZones = (...known: string[]): string[] =>
  [...new Set([...known, ...Intl.supportedValuesOf('timeZone')])].toSorted();
