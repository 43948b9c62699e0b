import type { Message } from '../i18n/message.ts';
import { toBusinessTime } from './business-day.ts';
import { addDays } from './calendar.ts';
import { isEmail } from './emails.ts';
import { splitDeposits } from './invoice-deposits.ts';
import { grossOf, type InvoicedLine, isQuantity, priceLines, smallestAmount, sumLines } from './invoice-lines.ts';
import { isBin } from './invoices.ts';
import type { Language } from './languages.ts';
import { toAmount, toCents } from './money.ts';
import { getMoneyLimits } from './money-limits.ts';
import { REFUSALS } from './refusals.ts';

/** A line as typed, with amounts in units of the currency. */
export interface DraftLine {
  description: string;
  quantity: number;
  /** empty for pieces */
  unit: string;
  unitPrice: number;
  discount: number;
  taxName: string;
  taxPercent: number;
}

export interface DraftRecipient {
  customerId: string | null;
  name: string;
  email: string;
  address: string;
  country: string;
  taxNumber: string;
  language: Language;
}

/** What is typed of an invoice before it is sent. */
export interface DraftContent {
  recipient: DraftRecipient;
  lines: DraftLine[];
  note: string;
  purchaseOrder: string;
  dueDays: number;
  /** ids of earlier invoices that it deducts */
  deposits: string[];
  /** parts of the amount due, in place of `dueDays`; empty when it is paid in one sum */
  instalments: { dueOn: string; amount: number }[];
}

/** What is saved of a draft; callers of earlier releases name neither deposits nor instalments. */
type DraftInput = Omit<DraftContent, Added> & Partial<Pick<DraftContent, Added>>;
type Added = 'deposits' | 'instalments';

/** Two weeks, as most invoices say. */
const USUAL_DUE_DAYS = 14;

export const EMPTY_DRAFT: DraftContent = {
  recipient: { customerId: null, name: '', email: '', address: '', country: '', taxNumber: '', language: 'en' },
  lines: [],
  note: '',
  purchaseOrder: '',
  dueDays: USUAL_DUE_DAYS,
  deposits: [],
  instalments: [],
};

/** A new draft has one line to fill in. */
export const NEW_DRAFT: DraftContent = {
  ...EMPTY_DRAFT,
  lines: [{ description: '', quantity: 1, unit: '', unitPrice: 0, discount: 0, taxName: '', taxPercent: 0 }],
};

/** The draft with texts trimmed, as it is stored. */
export const normaliseDraft = ({
  recipient,
  lines,
  deposits = [],
  instalments = [],
  ...input
}: DraftInput): DraftContent => ({
  recipient: {
    ...recipient,
    name: recipient.name.trim(),
    email: recipient.email.trim(),
    address: recipient.address.trim(),
    taxNumber: recipient.taxNumber.trim(),
  },
  lines: lines.map((line) => ({
    ...line,
    description: line.description.trim(),
    unit: line.unit.trim(),
    taxName: line.taxName.trim(),
  })),
  note: input.note.trim(),
  purchaseOrder: input.purchaseOrder.trim(),
  dueDays: input.dueDays,
  deposits,
  instalments,
});

const toPricedLine = ({ quantity, unitPrice, discount, taxName, taxPercent }: DraftLine) => ({
  quantity,
  unitCents: toCents(unitPrice),
  discountCents: toCents(discount),
  taxName: taxPercent === 0 ? '' : taxName,
  taxPercent,
});

/** The lines with their amounts, as the document has them. */
export function toInvoicedLines(lines: readonly DraftLine[], currency: string): InvoicedLine[] {
  const priced = lines.map(toPricedLine);
  const amounts = priceLines(priced, currency);
  return priced.map((line, index) => {
    const { net, tax, total } = amounts[index] ?? { net: 0, tax: 0, total: 0 };
    const { description = '', unit = '' } = lines[index] ?? {};
    return { ...line, description, unit: unit === '' ? null : unit, net, tax, total };
  });
}

/** Net, tax and total of a draft, in units of the currency. */
export function sumDraft({ lines }: Pick<DraftContent, 'lines'>, currency: string) {
  const { net, tax, total } = sumLines(toInvoicedLines(lines, currency));
  return { net: toAmount(net), tax: toAmount(tax), total: toAmount(total) };
}

/** A draft with the texts and prices of an issued document. */
export const copyToDraft = (
  lines: readonly {
    description: string;
    quantity: number;
    unit: string | null;
    unitPrice: number;
    discount: number;
    taxName: string;
    taxPercent: number;
    deposit?: unknown;
  }[],
): DraftLine[] =>
  splitDeposits(lines).lines.map(({ description, quantity, unit, unitPrice, discount, taxName, taxPercent }) => {
    return { description, quantity, unit: unit ?? '', unitPrice, discount, taxName, taxPercent };
  });

export interface DraftProblem {
  /** as in the contract, such as `lines.0.description` */
  field: string;
  message: Message;
}

/** Why a line cannot be saved; a draft may be incomplete, but amounts are valid. */
function findAmountProblem(line: DraftLine, index: number, currency: string): DraftProblem | undefined {
  const step = smallestAmount(currency);
  const field = (name: keyof DraftLine) => `lines.${index}.${name}`;
  if (!isQuantity(line.quantity)) return { field: field('quantity'), message: REFUSALS.invoiceQuantity };
  for (const name of ['unitPrice', 'discount'] as const)
    if (toCents(line[name]) % step !== 0) return { field: field(name), message: REFUSALS.invoiceWholeAmount(currency) };
  if (toCents(line.discount) > grossOf(toPricedLine(line), step) && toCents(line.discount) > 0)
    return { field: field('discount'), message: REFUSALS.invoiceDiscount };
  return undefined;
}

/** The first reason why a draft cannot be saved; undefined when it can. */
export function findDraftProblem({ lines }: Pick<DraftContent, 'lines'>, currency: string): DraftProblem | undefined {
  for (const [index, line] of lines.entries()) {
    const problem = findAmountProblem(line, index, currency);
    if (problem) return problem;
  }
  const { total } = sumDraft({ lines }, currency);
  // The contract's maximum in every currency: an invoice may be more than one payment in the shop.
  if (total > getMoneyLimits('').amount) return { field: 'lines', message: REFUSALS.invoiceTooLarge };
  return undefined;
}

/** All reasons why a draft cannot be sent, in the order of the form. */
export function findSendingProblems(content: DraftContent, currency: string): DraftProblem[] {
  const { recipient, lines } = content;
  const problems: DraftProblem[] = [];
  if (recipient.name === '') problems.push({ field: 'recipient.name', message: REFUSALS.invoiceName });
  if (!isEmail(recipient.email)) problems.push({ field: 'recipient.email', message: REFUSALS.invoiceEmail });
  if (lines.length === 0) problems.push({ field: 'lines', message: REFUSALS.invoiceEmpty });
  for (const [index, line] of lines.entries()) {
    if (line.description === '')
      problems.push({ field: `lines.${index}.description`, message: REFUSALS.invoiceDescription });
    if (line.quantity === 0) problems.push({ field: `lines.${index}.quantity`, message: REFUSALS.invoiceQuantity });
    if (line.taxPercent > 0 && line.taxName === '')
      problems.push({ field: `lines.${index}.taxName`, message: REFUSALS.invoiceTaxName });
  }
  const saved = findDraftProblem(content, currency);
  if (saved) problems.push(saved);
  if (problems.length === 0 && sumDraft(content, currency).total <= 0)
    problems.push({ field: 'lines', message: REFUSALS.invoiceFree });
  return problems;
}

/** The last day to pay an invoice that is sent now. */
export const toDueDay = (at: Date, days: number, timeZone: string): string =>
  addDays(toBusinessTime(at, timeZone).day, days);

/** What is still to pay, in hundredths. More may have been paid than is left after a credit. */
export const toAmountDue = ({ total, credited, paid }: { total: number; credited: number; paid: number }): number =>
  Math.max(total - credited - paid, 0);

/** What a document of the studio states beside its lines. */
export const toDocumentTexts = ({ recipient, note, purchaseOrder }: DraftContent, seller: { taxNumber: string }) => {
  const { name, email, address, country, taxNumber } = recipient;
  return {
    buyer: { name, email, address, country, taxNumber },
    mushak: isBin(seller.taxNumber),
    ...(note && { note }),
    ...(purchaseOrder && { purchaseOrder }),
  };
};
