export const DAY_MS = 24 * 60 * 60 * 1000;

/** The earliest day that can be queried. */
export const MIN_DAY = '2000-01-01';
const LATEST = '2199-12-31';
const MAX_DAYS = 1_830;
const MAX_POINTS = 400;

/** Days as `yyyy-mm-dd`, both included; the shop's time zone turns them into moments (`business-day.ts`). */
export interface Span {
  from: string;
  to: string;
}

type Unit = 'day' | 'week' | 'month';

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
export const addDays = (day: string, days: number): string => dayOf(startOf(day) + days * DAY_MS);
export const countDays = ({ from, to }: Span): number => (startOf(to) - startOf(from)) / DAY_MS + 1;

/** The period of the same length that ends the day before. */
export function previousPeriod(span: Span): Span {
  return { from: addDays(span.from, -countDays(span)), to: addDays(span.from, -1) };
}

/** First day after the unit that contains `day`; weeks start on Monday. */
function nextStart(day: string, unit: Unit): string {
  if (unit === 'day') return addDays(day, 1);
  const date = new Date(startOf(day));
  if (unit === 'month') return dayOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
  return addDays(day, 7 - ((date.getUTCDay() + 6) % 7));
}

/** The span divided into days, weeks or months; the first and last interval may be shorter. */
export function toIntervals({ from, to }: Span, unit: Unit): Span[] {
  const parts: Span[] = [];
  for (let day = from; day <= to; ) {
    const next = nextStart(day, unit);
    const last = addDays(next, -1);
    parts.push({ from: day, to: last < to ? last : to });
    day = next;
  }
  return parts;
}

/** Why a range is invalid, as field and message; undefined when it is valid. */
export function findRangeProblem(span: Span, unit: Unit): [field: string, sentence: string] | undefined {
  if (span.from < MIN_DAY) return ['from', 'Please choose a date from 2000 onwards'];
  if (span.to > LATEST) return ['to', 'Please choose a date before 2200'];
  if (span.to < span.from) return ['to', 'The end date cannot be before the start date'];
  if (countDays(span) > MAX_DAYS) return ['to', 'Please choose five years or less'];
  if (unit === 'day' && countDays(span) > MAX_POINTS) return ['unit', 'Please choose weeks or months for this range'];
  return undefined;
}

/** The months (`yyyy-mm`) up to that of a day, oldest first. */
export function lastMonths(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - count + at, 1)).toISOString().slice(0, 7),
  );
}
