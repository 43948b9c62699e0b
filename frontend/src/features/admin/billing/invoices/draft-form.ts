import { toAsciiDigits } from '@contract/rules/digits.ts';
import { type DraftContent, findDraftProblem, findSendingProblems } from '@contract/rules/invoice-drafts.ts';
import { isMoney } from '@contract/rules/money.ts';
import type { InvoiceDraft, InvoiceDraftRecipient } from '@/api/generated/model.ts';
import { invoiceDraftInputDueDaysMax } from '@/api/generated/zod/schemas/invoiceDraftInput.zod.ts';
import {
  invoiceDraftLineDiscountMax,
  invoiceDraftLineQuantityMax,
  invoiceDraftLineUnitPriceMax,
} from '@/api/generated/zod/schemas/invoiceDraftLine.zod.ts';

/** A line while it is typed: numbers are texts. */
export interface LineForm {
  /** Stays with the line while it is moved. */
  readonly key: number;
  readonly description: string;
  readonly quantity: string;
  readonly unit: string;
  readonly unitPrice: string;
  readonly discount: string;
  readonly taxName: string;
  readonly taxPercent: number;
}

export interface DraftForm {
  readonly recipient: InvoiceDraftRecipient;
  readonly lines: readonly LineForm[];
  readonly note: string;
  readonly purchaseOrder: string;
  readonly dueDays: string;
}

/** A message at a field, by its name in the contract, such as `lines.0.quantity`. */
export type DraftProblems = Readonly<Record<string, string>>;

const toText = (value: number): string => (value === 0 ? '' : String(value));

/** What a draft is edited as. */
export const toForm = ({ recipient, lines, note, purchaseOrder, dueDays }: InvoiceDraft): DraftForm => ({
  recipient,
  lines: lines.map(({ quantity, unitPrice, discount, ...line }, key) => ({
    ...line,
    key,
    quantity: toText(quantity),
    unitPrice: toText(unitPrice),
    discount: toText(discount),
  })),
  note,
  purchaseOrder,
  dueDays: String(dueDays),
});

/** An empty line with the tax of the line before it, or the recipient's. */
export function addLine(lines: readonly LineForm[], tax: Pick<LineForm, 'taxName' | 'taxPercent'>): LineForm[] {
  const key = Math.max(-1, ...lines.map((line) => line.key)) + 1;
  const { taxName, taxPercent } = lines.at(-1) ?? tax;
  return [
    ...lines,
    { key, description: '', quantity: '1', unit: '', unitPrice: '', discount: '', taxName, taxPercent },
  ];
}

/** A typed number, in digits of any script; NaN for anything else, and 0 for nothing. */
const toNumber = (text: string): number => Number(toAsciiDigits(text).replaceAll(',', '').trim() || '0');

const isWithin = (value: number, max: number): boolean => Number.isFinite(value) && value >= 0 && value <= max;

function lineProblems({ quantity, unitPrice, discount }: LineForm, index: number): [string, string][] {
  const isAmount = (text: string, max: number) => isWithin(toNumber(text), max) && isMoney(toNumber(text));
  return [
    ...(isWithin(toNumber(quantity), invoiceDraftLineQuantityMax)
      ? []
      : ([[`lines.${index}.quantity`, 'Please enter a quantity']] satisfies [string, string][])),
    ...(isAmount(unitPrice, invoiceDraftLineUnitPriceMax)
      ? []
      : ([[`lines.${index}.unitPrice`, 'Please enter an amount']] satisfies [string, string][])),
    ...(isAmount(discount, invoiceDraftLineDiscountMax)
      ? []
      : ([[`lines.${index}.discount`, 'Please enter an amount']] satisfies [string, string][])),
  ];
}

interface ReadForm {
  /** What would be saved; numbers that cannot be read are 0. */
  readonly content: DraftContent;
  /** Why it cannot be saved. */
  readonly problems: DraftProblems;
}

/** Reads what is typed. */
export function readForm({ recipient, lines, note, purchaseOrder, dueDays }: DraftForm, currency: string): ReadForm {
  const orZero = (text: string) => (Number.isFinite(toNumber(text)) ? Math.max(toNumber(text), 0) : 0);
  const days = toNumber(dueDays);
  const isDays = Number.isInteger(days) && isWithin(days, invoiceDraftInputDueDaysMax);
  const content: DraftContent = {
    recipient,
    lines: lines.map(({ key: _key, quantity, unitPrice, discount, ...line }) => ({
      ...line,
      quantity: orZero(quantity),
      unitPrice: orZero(unitPrice),
      discount: orZero(discount),
    })),
    note,
    purchaseOrder,
    dueDays: isDays ? days : 0,
  };
  const typed = Object.fromEntries(lines.flatMap(lineProblems));
  const problems: DraftProblems = isDays
    ? typed
    : { ...typed, dueDays: `Please enter 0 to ${invoiceDraftInputDueDaysMax} days` };
  if (Object.keys(problems).length > 0) return { content, problems };
  const problem = findDraftProblem(content, currency);
  return { content, problems: problem ? { [problem.field]: String(problem.message) } : {} };
}

/** What is missing before an invoice can be sent, by field. */
export function sendingProblems(content: DraftContent, currency: string): DraftProblems {
  const problems: Record<string, string> = {};
  for (const { field, message } of findSendingProblems(content, currency)) problems[field] ??= String(message);
  return problems;
}
