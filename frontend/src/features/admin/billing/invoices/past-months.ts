/** The first month with invoices. */
const FIRST_YEAR = 2020;

/**
 * All months up to the current one, newest first, grouped by year.
 * @param now the current month, `yyyy-mm`
 */
export function pastMonths(now: string): { year: string; months: string[] }[] {
  const [thisYear = FIRST_YEAR, thisMonth = 12] = now.split('-').map(Number);
  const years = Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, index) => thisYear - index);
  return years.map((year) => {
    const last = year === thisYear ? thisMonth : 12;
    const months = Array.from({ length: last }, (_, index) => `${year}-${String(last - index).padStart(2, '0')}`);
    return { year: String(year), months };
  });
}
