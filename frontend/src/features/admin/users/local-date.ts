const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** The day of a moment where the reader is: 'Nov 20, 2026'. */
export const localDate = (iso: string): string => day.format(new Date(iso));
