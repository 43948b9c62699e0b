/** Whether the platform knows a time zone by this name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** What the clocks of a time zone show, written as if it were UTC. */
function clockOf(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  } as const).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** Day (`yyyy-mm-dd`) and hour of a moment in a time zone. */
export function shopTime(at: Date, timeZone: string): { day: string; hour: number } {
  const clock = new Date(clockOf(at, timeZone));
  return { day: clock.toISOString().slice(0, 10), hour: clock.getUTCHours() };
}

/** A day as people read it, such as 'January 1, 2027', in a time zone. */
export const longDay = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(at);

/** A calendar year (`2026`) in a time zone. */
export const shopYear = (at: Date, timeZone: string): number => Number(shopTime(at, timeZone).day.slice(0, 4));

/** The moment when a day begins in a time zone. */
export function shopMidnight(day: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`);
  const ahead = (at: number) => clockOf(new Date(at), timeZone) - at;
  // The second look is for the days on which the clocks change.
  return new Date(wanted - ahead(wanted - ahead(wanted)));
}

const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Where a span of moments begins, and the moment behind its end; undefined where it is open. */
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
