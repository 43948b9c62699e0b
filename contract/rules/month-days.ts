/**
 * A day (`yyyy-mm-dd`) a number of months later; the last day of a month that is too short.
 * @param day of the month that is meant, so that a series of months which began on the 31st returns to it
 */
export function addMonthsToDay(from: string, months: number, day = Number(from.slice(8, 10))): string {
  const [year = 0, month = 1] = from.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, lastDay));
  return first.toISOString().slice(0, 10);
}
