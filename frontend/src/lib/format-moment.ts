const moment = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** Day and time as in 'Nov 20, 2026, 8:05 AM UTC', of the same day as in the lists. Unreadable input is returned as it is. */
export function formatMoment(iso: string): string {
  const time = Date.parse(iso);
  // Newer browsers put a narrow no-break space before AM and PM.
  return Number.isNaN(time) ? iso : `${moment.format(time).replaceAll('\u202f', ' ')} UTC`;
}
