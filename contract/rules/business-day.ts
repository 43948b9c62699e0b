import type { Localised } from '../i18n/message.ts';
import { type Language, LOCALES } from './languages.ts';

/** Whether the runtime knows a time zone with this name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** One formatter per time zone: creating one takes longer than using it a hundred times. */
function clockFormat(timeZone: string): Intl.DateTimeFormat {
  const cached = clocks.get(timeZone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(timeZone, format);
  return format;
}

/** The local time in a time zone, as if it were UTC. */
function toClockTime(at: Date, timeZone: string): number {
  const parts = clockFormat(timeZone).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const seconds = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return seconds + at.getUTCMilliseconds();
}

/** Date (`yyyy-mm-dd`) and hour of a moment in a time zone. */
export function toBusinessTime(at: Date, timeZone: string): { day: string; hour: number } {
  const clock = new Date(toClockTime(at, timeZone));
  return { day: clock.toISOString().slice(0, 10), hour: clock.getUTCHours() };
}

/** A moment by the clock of a time zone, `yyyy-mm-ddThh:mm`. */
export const toLocalMinute = (at: Date, timeZone: string): string =>
  new Date(toClockTime(at, timeZone)).toISOString().slice(0, 16);

/** A formatted date, such as 'January 1, 2027', in a time zone. */
export const formatLongDay = (at: Date, timeZone: string, language: Language = 'en'): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone }).format(at);

/** Day, time and zone, as a signature states them: `November 30, 2026 at 9:05 PM GMT+6`. */
export const formatLongMoment = (at: Date, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(at);

/** A date for a message, in the message's language. */
export const longDayText = (at: Date, timeZone: string): Localised => ({
  toText: (language) => formatLongDay(at, timeZone, language),
  toString: () => formatLongDay(at, timeZone),
});

/** A calendar year (`2026`) in a time zone. */
export const toBusinessYear = (at: Date, timeZone: string): number =>
  Number(toBusinessTime(at, timeZone).day.slice(0, 4));

const DAY_MS = 86_400_000;

/**
 * The first moment with local time `wanted` (as if it were UTC) or later in a time zone: if the clocks skip it, the
 * moment after the change.
 */
function toInstant(target: number, timeZone: string): Date {
  const isOnOrAfter = (at: number) => toClockTime(new Date(at), timeZone) >= target;
  // The offset may change on this day: use those of the day before and the day after.
  const candidates = [-DAY_MS, DAY_MS].map((offset) => {
    const shifted = target + offset;
    return target - (toClockTime(new Date(shifted), timeZone) - shifted);
  });
  return new Date(Math.min(...candidates.filter(isOnOrAfter)));
}

/** A moment by the clock of a time zone. @param local as `yyyy-mm-ddThh:mm` */
export const toZonedInstant = (local: string, timeZone: string): Date =>
  toInstant(Date.parse(`${local}:00Z`), timeZone);

/** The first moment of a day in a time zone. */
export const toMidnight = (day: string, timeZone: string): Date => toInstant(Date.parse(`${day}T00:00:00Z`), timeZone);

const nextDay = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/** The start of a span and the moment after its end; undefined if open. */
export interface InstantRange {
  since: Date | undefined;
  before: Date | undefined;
}

/** Days (`yyyy-mm-dd`, both included) as moments. */
export const toInstantRange = (
  { from, to }: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
): InstantRange => ({
  since: from === undefined ? undefined : toMidnight(from, timeZone),
  before: to === undefined ? undefined : toMidnight(nextDay(to), timeZone),
});

/** A month (`yyyy-mm`) as moments. */
export function toMonthRange(month: string, timeZone: string): { since: Date; before: Date } {
  const first = new Date(`${month}-01T00:00:00Z`);
  const next = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
  return { since: toMidnight(`${month}-01`, timeZone), before: toMidnight(next, timeZone) };
}

/** The `count` months up to that of `now` in a time zone, oldest first, as `yyyy-mm`. */
export function listLastMonths(now: Date, count: number, timeZone: string): string[] {
  const [year = 0, month = 0] = toBusinessTime(now, timeZone).day.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
}

/**
 * The same local time a number of calendar months later in a time zone; the last day if the month is too short.
 * @param months at least 0
 */
export function addMonths(at: Date, months: number, timeZone: string): Date {
  const clock = new Date(toClockTime(at, timeZone));
  const first = new Date(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth() + months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const day = first.getTime() + (Math.min(clock.getUTCDate(), lastDay) - 1) * DAY_MS;
  const timeOfDay = clock.getTime() % DAY_MS;
  return toInstant(day + timeOfDay, timeZone);
}
