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
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(timeZone, made);
  return made;
}

/** The local time in a time zone, as if it were UTC. */
function clockOf(at: Date, timeZone: string): number {
  const parts = clockFormat(timeZone).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const seconds = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return seconds + at.getUTCMilliseconds();
}

/** Date (`yyyy-mm-dd`) and hour of a moment in a time zone. */
export function shopTime(at: Date, timeZone: string): { day: string; hour: number } {
  const clock = new Date(clockOf(at, timeZone));
  return { day: clock.toISOString().slice(0, 10), hour: clock.getUTCHours() };
}

/** A formatted date, such as 'January 1, 2027', in a time zone. */
export const longDay = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(at);

/** A calendar year (`2026`) in a time zone. */
export const shopYear = (at: Date, timeZone: string): number => Number(shopTime(at, timeZone).day.slice(0, 4));

const DAY_MS = 86_400_000;

/**
 * The first moment with local time `wanted` (as if it were UTC) or later in a time zone: if the clocks skip it, the
 * moment after the change.
 */
function momentOf(wanted: number, timeZone: string): Date {
  const isReached = (at: number) => clockOf(new Date(at), timeZone) >= wanted;
  // The offset may change on this day: use those of the day before and the day after.
  const moments = [-DAY_MS, DAY_MS].map((away) => {
    const other = wanted + away;
    return wanted - (clockOf(new Date(other), timeZone) - other);
  });
  return new Date(Math.min(...moments.filter(isReached)));
}

/** The first moment of a day in a time zone. */
export const shopMidnight = (day: string, timeZone: string): Date => momentOf(Date.parse(`${day}T00:00:00Z`), timeZone);

const nextDay = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/** The start of a span and the moment after its end; undefined if open. */
export interface Moments {
  since: Date | undefined;
  before: Date | undefined;
}

/** Days (`yyyy-mm-dd`, both included) as moments. */
export const shopSpan = (
  { from, to }: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
): Moments => ({
  since: from === undefined ? undefined : shopMidnight(from, timeZone),
  before: to === undefined ? undefined : shopMidnight(nextDay(to), timeZone),
});

/** A month (`yyyy-mm`) as moments. */
export function shopMonth(month: string, timeZone: string): { since: Date; before: Date } {
  const first = new Date(`${month}-01T00:00:00Z`);
  const next = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
  return { since: shopMidnight(`${month}-01`, timeZone), before: shopMidnight(next, timeZone) };
}

/** The `count` months up to that of `now` in a time zone, oldest first, as `yyyy-mm`. */
export function lastMonths(now: Date, count: number, timeZone: string): string[] {
  const [year = 0, month = 0] = shopTime(now, timeZone).day.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
}

/**
 * The same local time a number of calendar months later in a time zone; the last day if the month is too short.
 * @param months at least 0
 */
export function monthsLater(at: Date, months: number, timeZone: string): Date {
  const clock = new Date(clockOf(at, timeZone));
  const first = new Date(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth() + months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const day = first.getTime() + (Math.min(clock.getUTCDate(), lastDay) - 1) * DAY_MS;
  const timeOfDay = clock.getTime() % DAY_MS;
  return momentOf(day + timeOfDay, timeZone);
}
