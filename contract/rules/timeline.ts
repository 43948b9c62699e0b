import { MIN_DAY } from './calendar.ts';
import { formatMoney } from './money.ts';

/** Notes of the owner at most. */
export const MAX_TIMELINE_NOTES = 500;
/** Marks of a period at most; the last ones are shown. */
export const MAX_MARKS = 100;

/** @param today the shop's day */
export const isNoteDay = (day: string, today: string): boolean => day >= MIN_DAY && day <= today;

/** The text of a note as it is stored: one line. */
export const toNoteText = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The price of a plan at the beginning and at the end of a day, in cents. */
export interface PlanPriceChange {
  plan: string;
  before: number;
  after: number;
}

/** 'Ramadan Calendar Pro: $9.99 → $7.99'; of several plans, their number. */
export function toPriceTitle(product: string, changes: readonly PlanPriceChange[], currency: string): string {
  const [only, ...more] = changes;
  if (!only || more.length > 0) return `${product}: prices of ${changes.length} plans`;
  const { plan, before, after } = only;
  return `${product} ${plan}: ${formatMoney(before, currency)} → ${formatMoney(after, currency)}`;
}

/** Marks in the order of the calendar; those of a day by kind and title. */
export const sortMarks = <Mark extends { day: string; kind: string; title: string }>(marks: readonly Mark[]): Mark[] =>
  marks
    .toSorted((a, b) => (`${a.day} ${a.kind} ${a.title}` < `${b.day} ${b.kind} ${b.title}` ? -1 : 1))
    .slice(-MAX_MARKS);
