import { splitDeposits } from './invoice-deposits.ts';
import type { PrintableInvoice } from './invoice-document-types.ts';
import type { InvoiceLabel } from './invoice-labels.ts';
import { toContractTaxes } from './invoice-lines.ts';
import { LOCALES } from './languages.ts';
import { TWO_DECIMALS, toAmount, toCents } from './money.ts';

interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A small table below the totals. */
export interface AdditionalTable {
  readonly title: string;
  readonly columns: readonly { readonly label: string; readonly end: boolean }[];
  readonly rows: readonly (readonly string[])[];
}

interface Formats {
  readonly label: InvoiceLabel;
  readonly money: (amount: number) => string;
  /** of a day, `yyyy-mm-dd` */
  readonly day: (day: string) => string;
}

/** 'VAT 15%'; the name of a tax is the owner's text. */
export const rateText = (name: string, percent: number, label: InvoiceLabel): string =>
  name ? `${name} ${percent}%` : label('Tax', ` ${percent}%`);

/** Amounts without a symbol, because labels in both languages leave little room. */
const plain = new Intl.NumberFormat(LOCALES.en, TWO_DECIMALS);

const sumOf = (amounts: readonly number[]): number =>
  toAmount(amounts.reduce((sum, amount) => sum + toCents(amount), 0));

/** An invoice with its own lines only; itself when it deducts no deposits. */
export function withoutDeposits(invoice: PrintableInvoice): PrintableInvoice {
  const { lines, deposits } = splitDeposits(invoice.lines);
  if (deposits.length === 0) return invoice;
  return {
    ...invoice,
    lines,
    taxes: toContractTaxes(lines),
    net: sumOf(lines.map(({ net }) => net)),
    tax: sumOf(lines.map(({ tax }) => tax)),
    total: sumOf(lines.map(({ total }) => total)),
  };
}

/** What the deposits deduct by tax rate, and what is due then; nothing without deposits. */
export function toDeductedSums(invoice: PrintableInvoice, { label, money }: Formats): Fact[] {
  const { deposits } = splitDeposits(invoice.lines);
  if (deposits.length === 0) return [];
  const taxes = toContractTaxes(deposits);
  const net = sumOf(taxes.map((sum) => sum.net));
  return [
    { label: label('Deposit', taxes.some(({ tax }) => tax !== 0) ? ', net' : ''), value: money(net) },
    ...taxes
      .filter(({ tax }) => tax !== 0)
      .map(({ name, percent, tax }) => ({
        label: `${label('Deposit')}, ${rateText(name, percent, label)}`,
        value: money(tax),
      })),
    { label: label('Amount due', ` (${invoice.currency})`), value: money(invoice.total) },
  ];
}

/** The deducted deposits with number and date, one row for each tax rate. */
function toDepositTable(invoice: PrintableInvoice, { label, day }: Formats): AdditionalTable | undefined {
  const { deposits } = splitDeposits(invoice.lines);
  if (deposits.length === 0) return undefined;
  const hasTax = deposits.some(({ taxPercent }) => taxPercent > 0);
  return {
    title: label('Deducted deposits'),
    columns: [
      { label: label('Number'), end: false },
      { label: label('Issued'), end: false },
      ...(hasTax
        ? [
            { label: label('Tax rate'), end: false },
            { label: label('Net'), end: true },
            { label: label('Tax amount'), end: true },
          ]
        : []),
      { label: label('Total', ` (${invoice.currency})`), end: true },
    ],
    rows: deposits.map(({ deposit, taxName, taxPercent, net, tax, total }) => [
      deposit?.number ?? '',
      day(deposit?.issuedOn ?? ''),
      ...(hasTax
        ? [taxPercent > 0 ? rateText(taxName, taxPercent, label) : '', plain.format(net), plain.format(tax)]
        : []),
      plain.format(total),
    ]),
  };
}

/** The days and amounts of an invoice that is paid in instalments. */
function toInstalmentTable({ instalments }: PrintableInvoice, formats: Formats): AdditionalTable | undefined {
  const { label, money, day } = formats;
  if (!instalments) return undefined;
  return {
    title: label('Instalments'),
    columns: [
      { label: label('Due'), end: false },
      { label: label('Amount'), end: true },
    ],
    rows: instalments.map(({ dueOn, amount }) => [day(dueOn), money(amount)]),
  };
}

/** The tables of an invoice below its totals; absent without any. */
export function toAdditions(invoice: PrintableInvoice, formats: Formats): { tables?: AdditionalTable[] } {
  const found = [toDepositTable(invoice, formats), toInstalmentTable(invoice, formats)];
  const tables = found.filter((table) => table !== undefined);
  return tables.length > 0 ? { tables } : {};
}

/** How and when an invoice was paid; null while nothing is known. */
export function toPrintedPayment({ payment }: PrintableInvoice, label: InvoiceLabel, day: Intl.DateTimeFormat) {
  if (!payment) return null;
  const { title, code, paid_at } = payment;
  const reference = code === null ? [] : [{ label: label('Reference'), value: code }];
  const date = { label: label('Date'), value: day.format(new Date(paid_at)) };
  return { title: label('Paid by', ` ${title}`), facts: [date, ...reference] };
}
