import { addDays } from './calendar.ts';
import type { DraftContent } from './invoice-drafts.ts';
import { INVOICE_REFUSALS } from './invoice-refusals.ts';
import { type Language, LOCALES } from './languages.ts';
import { toAmount, toCents } from './money.ts';
import { addMonthsToDay } from './month-days.ts';

/** Invoices are made in the morning, by the shop's clock. */
export const FIRST_HOUR = 9;

export type Interval = 'month' | 'quarter' | 'year';

/** When an invoice recurs; days as `yyyy-mm-dd` in the shop's time zone. */
export interface Recurrence {
  readonly every: Interval;
  readonly first_on: string;
  /** null for none; at most one of the two ends is given */
  readonly ends_on: string | null;
  readonly times: number | null;
}

const MONTHS = { month: 1, quarter: 3, year: 12 } as const satisfies Record<Interval, number>;

/** First day of a period, and day of its invoice. A series that begins on the 31st returns to it after shorter months. */
const toPeriodDay = ({ every, first_on }: Recurrence, period: number): string =>
  addMonthsToDay(first_on, period * MONTHS[every]);

/** The day of a period's invoice; null after the end. */
export function findPeriodDay(recurrence: Recurrence, period: number): string | null {
  const { ends_on, times } = recurrence;
  if (times !== null && period >= times) return null;
  const day = toPeriodDay(recurrence, period);
  return ends_on !== null && day > ends_on ? null : day;
}

/** The first period from `next` on whose day has not passed: those of a pause are left out. */
function skipPast(recurrence: Recurrence, next: number, today: string): number {
  let period = next;
  for (let day = findPeriodDay(recurrence, period); day !== null && day < today; ) {
    period += 1;
    day = findPeriodDay(recurrence, period);
  }
  return period;
}

const atNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** Thin spaces around a dash are not in every typeface. */
const withSpaces = (text: string): string => text.replaceAll(/[\u2009\u202F]/g, ' ');

/** A period as invoices write it: 'July 2026', 'July – September 2026', '2026', or its days when it begins within a month. */
export function periodText(recurrence: Recurrence, period: number, language: Language): string {
  const { every } = recurrence;
  const first = toPeriodDay(recurrence, period);
  const last = addDays(toPeriodDay(recurrence, period + 1), -1);
  const parts = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' });
  if (!first.endsWith('-01')) return withSpaces(parts({ dateStyle: 'long' }).formatRange(atNoon(first), atNoon(last)));
  if (every === 'year' && first.endsWith('-01-01')) return parts({ year: 'numeric' }).format(atNoon(first));
  const months = parts({ month: 'long', year: 'numeric' });
  return every === 'month' ? months.format(atNoon(first)) : withSpaces(months.formatRange(atNoon(first), atNoon(last)));
}

/** Replaced with the period in the texts of a template. */
const PLACEHOLDER = '{period}';

/** The template with the period written out; where no text names it, it follows each description. */
export function writePeriod(content: DraftContent, text: string): DraftContent {
  const { lines, note } = content;
  const isNamed = [note, ...lines.map(({ description }) => description)].some((own) => own.includes(PLACEHOLDER));
  const write = (own: string) => own.replaceAll(PLACEHOLDER, text);
  return {
    ...content,
    lines: lines.map((line) => ({
      ...line,
      description: isNamed ? write(line.description) : `${line.description}, ${text}`,
    })),
    note: write(note),
  };
}

/** No period is written with more characters. */
const LONGEST_PERIOD = 'x'.repeat(50);
/** As in the contract. */
const DESCRIPTION_MAX = 500;
const NOTE_MAX = 1000;

/** What the invoices of a year are, in units of the currency. */
export const toYearly = (total: number, every: Interval): number => toAmount((toCents(total) * 12) / MONTHS[every]);

/** Why a draft cannot be a template; undefined when it can. */
export function findTemplateProblem(content: DraftContent) {
  if (content.deposits.length > 0 || content.instalments.length > 0)
    return { field: 'draft_id', message: INVOICE_REFUSALS.scheduleParts };
  const { lines, note } = writePeriod(content, LONGEST_PERIOD);
  const isTooLong = note.length > NOTE_MAX || lines.some(({ description }) => description.length > DESCRIPTION_MAX);
  return isTooLong ? { field: 'draft_id', message: INVOICE_REFUSALS.scheduleText } : undefined;
}

/** Why an invoice cannot recur on these days; undefined when it can. */
export function findRecurrenceProblem({ first_on, ends_on, times }: Recurrence, today: string) {
  if (first_on < today) return { field: 'first_on', message: INVOICE_REFUSALS.instalmentPast };
  if (ends_on !== null && times !== null) return { field: 'times', message: INVOICE_REFUSALS.scheduleTwoEnds };
  if (ends_on !== null && ends_on < first_on) return { field: 'ends_on', message: INVOICE_REFUSALS.scheduleEnd };
  return undefined;
}

/** The status after the next period was made. */
export const toNextStatus = (recurrence: Recurrence, period: number) => {
  const nextOn = findPeriodDay(recurrence, period);
  return { next_period: period, next_on: nextOn, ...(nextOn === null && { status: 'ended' as const }) };
};

/** What changes when it is paused, resumed or ended by hand. */
export function toChangedStatus(
  recurrence: Recurrence,
  {
    status,
    nextPeriod,
    today,
    waits,
  }: {
    status: 'active' | 'paused' | 'ended';
    nextPeriod: number;
    today: string;
    /** the server paused it, so no period is left out */
    waits: boolean;
  },
) {
  if (status === 'ended') return { status, next_period: nextPeriod, next_on: null };
  const period = status === 'active' && !waits ? skipPast(recurrence, nextPeriod, today) : nextPeriod;
  return { status, ...toNextStatus(recurrence, period) };
}
