const two = (figure: number) => String(figure).padStart(2, '0');

/** The last whole day before an end, in the reader's own time; empty without an end. @param end the first moment after it */
export function lastDayOf(end: string | null): string {
  if (end === null) return '';
  const last = new Date(Date.parse(end) - 1);
  return `${last.getFullYear()}-${two(last.getMonth() + 1)}-${two(last.getDate())}`;
}

/** The first moment after a day in the reader's own time. */
export function endOf(day: string): string | null {
  if (day === '') return null;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + 1).toISOString();
}
