const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** The day of a moment where the reader is: 'Nov 20, 2026'. Unreadable input is returned as it is. */
export function localDate(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : day.format(time);
}
