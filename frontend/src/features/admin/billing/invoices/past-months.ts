/** The first month with invoices. */
const FIRST_YEAR = 2020;

/**
 * All months up to the current one, newest first.
 * @param now the current month, `yyyy-mm`
 */
export function pastMonths(now: string): string[] {
  const [thisYear = FIRST_YEAR, thisMonth = 12] = now.split('-').map(Number);
  const count = (thisYear - FIRST_YEAR) * 12 + thisMonth;
  return Array.from({ length: count }, (_, index) => {
    const month = count - 1 - index;
    return `${FIRST_YEAR + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
