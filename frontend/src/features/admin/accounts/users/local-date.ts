const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** The date in the user's time zone: 'Nov 20, 2026'. Invalid input is returned unchanged. */
export function localDate(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : day.format(time);
}
