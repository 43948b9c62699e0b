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
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  } as const).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** Day (`yyyy-mm-dd`) and hour of a moment in a time zone. */
export function shopTime(at: Date, timeZone: string): { day: string; hour: number } {
  const clock = new Date(clockOf(at, timeZone));
  return { day: clock.toISOString().slice(0, 10), hour: clock.getUTCHours() };
}

/** The moment when a day begins in a time zone. */
export function shopMidnight(day: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`);
  const ahead = (at: number) => clockOf(new Date(at), timeZone) - at;
  // The second look is for the days on which the clocks change.
  return new Date(wanted - ahead(wanted - ahead(wanted)));
}
