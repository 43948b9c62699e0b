import { addDays } from './calendar.ts';
import type { DraftRecipient } from './invoice-drafts.ts';
import {
  allocate,
  grossOf,
  type LineAmounts,
  priceLines,
  type RateSum,
  smallestAmount,
  sumLines,
  sumRates,
} from './invoice-lines.ts';
import { type Language, toLanguagePath } from './languages.ts';
import { toAmount, toCents } from './money.ts';

/** An item, with amounts in units of the currency. */
export interface QuoteLine {
  /** the same in all versions */
  id: string;
  description: string;
  quantity: number;
  /** empty for pieces */
  unit: string;
  unitPrice: number;
  discount: number;
  taxName: string;
  taxPercent: number;
  /** counts only when the client selects it */
  optional: boolean;
}

export interface QuotePhase {
  id: string;
  name: string;
  /** `yyyy-mm-dd` */
  from: string | null;
  until: string | null;
}

/** A payment of the schedule. */
export interface QuoteShare {
  kind: 'deposit' | 'phase' | 'final';
  phaseId: string | null;
  percent: number;
}

/** What is typed of a quote, and what a version freezes. */
export interface QuoteContent {
  title: string;
  recipient: DraftRecipient;
  intro: string;
  lines: QuoteLine[];
  phases: QuotePhase[];
  terms: string;
  /** last day to accept it, in the shop's time zone */
  validUntil: string | null;
  schedule: QuoteShare[];
}

const MIN_DIGITS = 4;

/** 'Q-0007' */
export const quoteNumber = (number: number): string => `Q-${String(number).padStart(MIN_DIGITS, '0')}`;

/** Where anyone with the link reads and answers a quote. The token is after the `#`, so that no log or referrer has it. */
export const toQuoteLink = (publicUrl: string, token: string, language: Language = 'en'): string =>
  `${publicUrl}${toLanguagePath('/quote', language)}#${token}`;

const toPriced = ({ quantity, unitPrice, discount, taxName, taxPercent }: QuoteLine) => ({
  quantity,
  unitCents: toCents(unitPrice),
  discountCents: toCents(discount),
  taxName: taxPercent === 0 ? '' : taxName,
  taxPercent,
});

/** An item without tax, in hundredths, whether it counts or not. */
export function netOf(line: QuoteLine, currency: string): number {
  const priced = toPriced(line);
  return Math.max(grossOf(priced, smallestAmount(currency)) - priced.discountCents, 0);
}

export interface PricedQuote extends LineAmounts {
  /** the items that count, with their amounts in hundredths */
  readonly lines: readonly (QuoteLine & LineAmounts)[];
  readonly taxes: readonly RateSum[];
}

/** The amounts of a quote in hundredths: its items and the selected options, by the rules of invoices. */
export function priceQuote(lines: readonly QuoteLine[], selected: readonly string[], currency: string): PricedQuote {
  const counted = lines.filter(({ id, optional }) => !optional || selected.includes(id));
  const priced = counted.map(toPriced);
  const amounts = priceLines(priced, currency);
  const rated = priced.map((line, index) => ({ ...line, ...(amounts[index] ?? { net: 0, tax: 0, total: 0 }) }));
  return {
    lines: counted.map((line, index) => ({ ...line, ...(amounts[index] ?? { net: 0, tax: 0, total: 0 }) })),
    taxes: sumRates(rated),
    ...sumLines(rated),
  };
}

/** Decimals of a percentage that count. */
const PARTS_OF_PERCENT = 100;

/** Hundredths of a percent of each payment. */
const toParts = (schedule: readonly Pick<QuoteShare, 'percent'>[]): number[] =>
  schedule.map(({ percent }) => Math.round(percent * PARTS_OF_PERCENT));

/** Whether the payments are the whole, exactly. */
export const isFullySplit = (schedule: readonly Pick<QuoteShare, 'percent'>[]): boolean =>
  toParts(schedule).reduce((sum, part) => sum + part, 0) === 10_000;

/**
 * The payments of a total in hundredths, together exactly the total: what rounding leaves goes to those that lost most
 * by it.
 */
export const schedulePayments = (
  total: number,
  schedule: readonly Pick<QuoteShare, 'percent'>[],
  currency: string,
): number[] =>
  // Parts far above the total, because no part gets more than itself.
  allocate(
    total,
    toParts(schedule).map((part) => part * Math.max(total, 1)),
    total % smallestAmount(currency) === 0 ? smallestAmount(currency) : 1,
  );

/** The payments with the names of their phases. */
export function listPayments(
  { schedule, phases }: Pick<QuoteContent, 'schedule' | 'phases'>,
  total: number,
  currency: string,
) {
  const cents = schedulePayments(total, schedule, currency);
  return schedule.map(({ kind, phaseId, percent }, index) => ({
    kind,
    phase: phases.find(({ id }) => kind === 'phase' && id === phaseId)?.name ?? null,
    percent,
    amount: toAmount(cents[index] ?? 0),
  }));
}

export interface QuoteChange {
  kind: 'added' | 'changed' | 'removed';
  description: string;
  /** without tax, in units of the currency */
  before: number | null;
  after: number | null;
}

const isSame = (a: QuoteLine, b: QuoteLine): boolean =>
  (Object.keys(a) as (keyof QuoteLine)[]).every((field) => a[field] === b[field]);

/** The differences of two versions: items in the order of the newer one, then those that are gone. */
export function compareQuotes(
  older: readonly QuoteLine[],
  newer: readonly QuoteLine[],
  currency: string,
): { lines: QuoteChange[]; totalBefore: number; total: number } {
  const net = (line: QuoteLine) => toAmount(netOf(line, currency));
  const totalOf = (lines: readonly QuoteLine[]) => toAmount(priceQuote(lines, [], currency).total);
  const present = newer.flatMap((line): QuoteChange[] => {
    const before = older.find(({ id }) => id === line.id);
    if (!before) return [{ kind: 'added', description: line.description, before: null, after: net(line) }];
    if (isSame(before, line)) return [];
    return [{ kind: 'changed', description: line.description, before: net(before), after: net(line) }];
  });
  const gone = older
    .filter(({ id }) => newer.every((line) => line.id !== id))
    .map((line): QuoteChange => ({ kind: 'removed', description: line.description, before: net(line), after: null }));
  return { lines: [...present, ...gone], totalBefore: totalOf(older), total: totalOf(newer) };
}

interface QuoteState {
  /** of the newest version; null before the first one */
  validUntil: string | null;
  isRead: boolean;
  isAccepted: boolean;
  isDeclined: boolean;
}

/** The state of a quote. @param today in the shop's time zone */
export function toQuoteStatus({ validUntil, isRead, isAccepted, isDeclined }: QuoteState, today: string) {
  if (isAccepted) return 'accepted' as const;
  if (validUntil === null) return 'draft' as const;
  if (isDeclined) return 'declined' as const;
  if (validUntil < today) return 'expired' as const;
  return isRead ? ('opened' as const) : ('sent' as const);
}

/** A quote is usually valid for a month. */
const USUAL_DAYS = 30;
export const toUsualValidity = (today: string): string => addDays(today, USUAL_DAYS);
