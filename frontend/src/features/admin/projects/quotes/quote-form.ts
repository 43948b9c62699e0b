import { findQuoteProblem, findQuoteSendingProblems } from '@contract/rules/quote-input.ts';
import type { QuoteContent } from '@contract/rules/quotes.ts';
import type { AdminQuote, InvoiceDraftRecipient, QuoteLine, QuotePhase, QuoteShare } from '@/api/generated/model.ts';
import {
  quoteLineDiscountMax,
  quoteLineQuantityMax,
  quoteLineUnitPriceMax,
} from '@/api/generated/zod/schemas/quoteLine.zod.ts';
import { readAmount, readQuantity } from '../../kit/read-number.ts';

/** An item while it is typed: numbers are texts. */
export type LineForm = Omit<QuoteLine, 'quantity' | 'unitPrice' | 'discount'> & {
  readonly quantity: string;
  readonly unitPrice: string;
  readonly discount: string;
};

/** A payment while it is typed. */
export type ShareForm = Omit<QuoteShare, 'percent'> & {
  /** Stays with the payment while others are removed. */
  readonly key: number;
  readonly percent: string;
};

export interface QuoteForm {
  readonly title: string;
  readonly recipient: InvoiceDraftRecipient;
  readonly intro: string;
  readonly lines: readonly LineForm[];
  readonly phases: readonly QuotePhase[];
  readonly terms: string;
  readonly validUntil: string;
  readonly schedule: readonly ShareForm[];
}

/** A message at a field, by its name in the contract, such as `lines.0.quantity`. */
export type QuoteProblems = Readonly<Record<string, string>>;

const toText = (value: number): string => (value === 0 ? '' : String(value));

/** What a quote is edited as. */
export const toForm = (quote: AdminQuote): QuoteForm => ({
  title: quote.title,
  recipient: quote.recipient,
  intro: quote.intro,
  lines: quote.lines.map(({ quantity, unitPrice, discount, ...line }) => ({
    ...line,
    quantity: toText(quantity),
    unitPrice: toText(unitPrice),
    discount: toText(discount),
  })),
  phases: quote.phases,
  terms: quote.terms,
  validUntil: quote.validUntil ?? '',
  schedule: quote.schedule.map(({ percent, ...share }, key) => ({ ...share, key, percent: toText(percent) })),
});

/** An empty item with the tax of the one before it. */
export function addLine(
  lines: readonly LineForm[],
  tax: Pick<LineForm, 'taxName' | 'taxPercent'>,
  optional: boolean,
): LineForm[] {
  const { taxName, taxPercent } = lines.at(-1) ?? tax;
  const texts = { description: '', quantity: '1', unit: '', unitPrice: '', discount: '' };
  return [...lines, { id: crypto.randomUUID(), ...texts, taxName, taxPercent, optional }];
}

type Reader = (text: string) => number | null;

/** A typed number, 0 for nothing; null for what cannot be read or is above the maximum. */
function readUpTo(read: Reader, text: string, max: number): number | null {
  const value = text.trim() === '' ? 0 : read(text);
  return value !== null && value <= max ? value : null;
}

const readLine = ({ quantity, unitPrice, discount }: LineForm) => ({
  quantity: readUpTo(readQuantity, quantity, quoteLineQuantityMax),
  unitPrice: readUpTo(readAmount, unitPrice, quoteLineUnitPriceMax),
  discount: readUpTo(readAmount, discount, quoteLineDiscountMax),
});

const WHOLE = 100;
const readPercent = ({ percent }: ShareForm) => readUpTo(readAmount, percent.replace('%', ''), WHOLE);

const UNREADABLE: Readonly<Record<keyof ReturnType<typeof readLine>, string>> = {
  quantity: 'Please enter a quantity such as 2.5',
  unitPrice: 'Please enter an amount such as 4.50',
  discount: 'Please enter an amount such as 4.50',
};

const lineProblems = (line: LineForm, index: number): [string, string][] =>
  Object.entries(readLine(line)).flatMap(([name, value]) =>
    value === null ? [[`lines.${index}.${name}`, UNREADABLE[name as keyof typeof UNREADABLE]]] : [],
  );

const shareProblems = (share: ShareForm, index: number): [string, string][] =>
  readPercent(share) === null ? [[`schedule.${index}.percent`, 'Please enter a percentage such as 33.33']] : [];

interface ReadForm {
  /** What would be saved; numbers that cannot be read are 0. */
  readonly content: QuoteContent;
  /** Why it cannot be saved. */
  readonly problems: QuoteProblems;
}

/** Reads what is typed. */
export function readForm({ lines, schedule, phases, validUntil, ...texts }: QuoteForm, currency: string): ReadForm {
  const content: QuoteContent = {
    ...texts,
    lines: lines.map((line) => {
      const { quantity, unitPrice, discount } = readLine(line);
      return { ...line, quantity: quantity ?? 0, unitPrice: unitPrice ?? 0, discount: discount ?? 0 };
    }),
    phases: [...phases],
    validUntil: validUntil === '' ? null : validUntil,
    schedule: schedule.map(({ kind, phaseId, ...share }) => {
      const known = kind === 'phase' && phases.some(({ id }) => id === phaseId);
      return { kind, phaseId: known ? phaseId : null, percent: readPercent({ kind, phaseId, ...share }) ?? 0 };
    }),
  };
  const problems = Object.fromEntries([...lines.flatMap(lineProblems), ...schedule.flatMap(shareProblems)]);
  if (Object.keys(problems).length > 0) return { content, problems };
  const problem = findQuoteProblem(content, currency);
  return { content, problems: problem ? { [problem.field]: String(problem.message) } : {} };
}

/** What is missing before a quote can be sent, by field. @param today in the shop's time zone */
export function sendingProblems(content: QuoteContent, currency: string, today: string): QuoteProblems {
  const problems: Record<string, string> = {};
  for (const { field, message } of findQuoteSendingProblems(content, currency, today))
    problems[field] ??= String(message);
  return problems;
}
