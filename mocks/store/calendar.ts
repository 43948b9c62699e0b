import type { AnalyticsUnit } from '../generated/model.ts';

export const DAY = 86_400_000;

/** UTC days as `yyyy-mm-dd`, both inside. */
export type Span = { from: string; to: string };

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
export const addDays = (day: string, days: number): string => dayOf(startOf(day) + days * DAY);
export const daysIn = ({ from, to }: Span): number => (startOf(to) - startOf(from)) / DAY + 1;

/** First day after the unit that `day` lies in; weeks begin on Monday. */
const nextStart = (day: string, unit: AnalyticsUnit): string => {
  if (unit === 'day') return addDays(day, 1);
  const date = new Date(startOf(day));
  if (unit === 'month') return dayOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
  return addDays(day, 7 - ((date.getUTCDay() + 6) % 7));
};

/** The span cut into days, weeks or months; the first and the last part may be shorter. */
export const partsOf = ({ from, to }: Span, unit: AnalyticsUnit): Span[] => {
  const parts: Span[] = [];
  for (let day = from; day <= to; ) {
    const next = nextStart(day, unit);
    const last = addDays(next, -1);
    parts.push({ from: day, to: last < to ? last : to });
    day = next;
  }
  return parts;
};

/** Why a range cannot be answered, as field and sentence. */
export const rangeProblem = (span: Span, unit: AnalyticsUnit): [field: string, message: string] | undefined => {
  if (span.from < '2000-01-01') return ['from', 'Please choose a day from 2000 on'];
  if (span.to > '2199-12-31') return ['to', 'Please choose a day before 2200'];
  if (span.to < span.from) return ['to', 'The last day must not lie before the first'];
  if (daysIn(span) > 1_830) return ['to', 'Please choose five years at most'];
  if (unit === 'day' && daysIn(span) > 400) return ['unit', 'Please choose weeks or months for this range'];
  return undefined;
};
