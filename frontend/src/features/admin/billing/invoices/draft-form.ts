import { type DraftContent, findDraftProblem, findSendingProblems } from '@contract/rules/invoice-drafts.ts';
import type { InvoiceDraft, InvoiceDraftRecipient } from '@/api/generated/model.ts';
import { invoiceDraftInputDueDaysMax } from '@/api/generated/zod/schemas/invoiceDraftInput.zod.ts';
import {
  invoiceDraftLineDiscountMax,
  invoiceDraftLineQuantityMax,
  invoiceDraftLineUnitPriceMax,
} from '@/api/generated/zod/schemas/invoiceDraftLine.zod.ts';
import { readAmount, readQuantity } from '../../kit/read-number.ts';
import { type InstalmentForm, readInstalments, toInstalmentForms } from './instalment-form.ts';

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
  /** ids of the invoices that it deducts */
  readonly deposits: readonly string[];
  readonly instalments: readonly InstalmentForm[];
}

/** A message at a field, by its name in the contract, such as `lines.0.quantity`. */
export type DraftProblems = Readonly<Record<string, string>>;

const toText = (value: number): string => (value === 0 ? '' : String(value));

/** What a draft is edited as. */
export const toForm = ({
  recipient,
  lines,
  note,
  purchaseOrder,
  dueDays,
  deposits,
  ...draft
}: InvoiceDraft): DraftForm => ({
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
  deposits,
  instalments: toInstalmentForms(draft.instalments),
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

/** The lines after the recipient's country has changed: those that are still empty get its tax. */
export const taxEmptyLines = (lines: readonly LineForm[], tax: Pick<LineForm, 'taxName' | 'taxPercent'>): LineForm[] =>
  lines.map((line) => (line.description.trim() === '' && line.unitPrice.trim() === '' ? { ...line, ...tax } : line));

type Reader = (text: string) => number | null;

/** A typed number, 0 for nothing; null for what cannot be read or is above the maximum. */
function readUpTo(read: Reader, text: string, max: number): number | null {
  const value = text.trim() === '' ? 0 : read(text);
  return value !== null && value <= max ? value : null;
}

/** The numbers of a line; null where one cannot be read. */
const readLine = ({ quantity, unitPrice, discount }: LineForm) => ({
  quantity: readUpTo(readQuantity, quantity, invoiceDraftLineQuantityMax),
  unitPrice: readUpTo(readAmount, unitPrice, invoiceDraftLineUnitPriceMax),
  discount: readUpTo(readAmount, discount, invoiceDraftLineDiscountMax),
});

const UNREADABLE: Readonly<Record<keyof ReturnType<typeof readLine>, string>> = {
  quantity: 'Please enter a quantity such as 2.5',
  unitPrice: 'Please enter an amount such as 4.50',
  discount: 'Please enter an amount such as 4.50',
};

const lineProblems = (line: LineForm, index: number): [string, string][] =>
  Object.entries(readLine(line)).flatMap(([name, value]) =>
    value === null ? [[`lines.${index}.${name}`, UNREADABLE[name as keyof typeof UNREADABLE]]] : [],
  );

interface ReadForm {
  /** What would be saved; numbers that cannot be read are 0. */
  readonly content: DraftContent;
  /** Why it cannot be saved. */
  readonly problems: DraftProblems;
}

/** Reads what is typed. */
export function readForm(
  { recipient, lines, note, purchaseOrder, dueDays, deposits = [], instalments = [] }: DraftForm,
  currency: string,
): ReadForm {
  const days = readUpTo(readQuantity, dueDays, invoiceDraftInputDueDaysMax);
  const parts = readInstalments(instalments);
  const isDays = days !== null && Number.isInteger(days);
  const content: DraftContent = {
    recipient,
    lines: lines.map((line) => {
      const { key: _key, ...texts } = line;
      const { quantity, unitPrice, discount } = readLine(line);
      return { ...texts, quantity: quantity ?? 0, unitPrice: unitPrice ?? 0, discount: discount ?? 0 };
    }),
    note,
    purchaseOrder,
    dueDays: isDays ? days : 0,
    deposits: [...deposits],
    instalments: parts.instalments,
  };
  const typed = Object.fromEntries([...lines.flatMap(lineProblems), ...parts.problems]);
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
