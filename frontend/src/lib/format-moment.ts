const momentIn = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone === undefined ? {} : { timeZoneName: 'short', timeZone }),
  });
const readers = momentIn(undefined);

/**
 * Day and time where the reader is, as in 'Nov 20, 2026, 2:05 PM', of the same day as in the lists. Unreadable input is
 * returned as it is.
 * @param timeZone another one than the reader's; then the text names it
 */
export function formatMoment(iso: string, timeZone?: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return iso;
  // Newer browsers put a narrow no-break space before AM and PM.
  return (timeZone === undefined ? readers : momentIn(timeZone)).format(time).replaceAll('\u202f', ' ');
}
