import type { Party, PrintableInvoice } from './invoice-document-types.ts';
import { TWO_DECIMALS } from './money.ts';

/** The time zone of the National Board of Revenue of Bangladesh. */
const OFFICE_ZONE = 'Asia/Dhaka';
const LOCALE = 'en-US';

export const createDayFormat = (timeZone: string) =>
  new Intl.DateTimeFormat(LOCALE, { year: 'numeric', month: 'short', day: 'numeric', timeZone });
const officeTime = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: OFFICE_ZONE });

interface Column {
  readonly label: string;
  /** Numbers are right-aligned. */
  readonly end: boolean;
  /** Shown on narrow screens too; the totals below contain the rest. */
  readonly always: boolean;
}

interface Fact {
  readonly label: string;
  readonly value: string;
}

interface Block {
  readonly title: string;
  readonly name: string;
  readonly lines: readonly string[];
}

/** An invoice or credit note with its display texts, for the page and the file. */
export interface InvoiceDocument {
  readonly title: string;
  readonly number: string;
  /** Heading of the official form. */
  readonly form: { readonly office: string; readonly bangla: string; readonly latin: string } | null;
  readonly note: string | null;
  readonly facts: readonly Fact[];
  readonly parties: readonly Block[];
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  /** What a row's description adds in small print, by row; empty for nothing. */
  readonly details: readonly string[];
  /** 'Paid by Card', with its date and reference; null while nothing is known. */
  readonly payment: { readonly title: string; readonly facts: readonly Fact[] } | null;
  /** The last one is the total. */
  readonly sums: readonly Fact[];
  /** Fields filled in by hand; null without an official form. */
  readonly signature: string | null;
}

/** Formats amounts of a currency with its symbol or letters. */
export function createMoneyFormat(currency: string): (amount: number) => string {
  const format = new Intl.NumberFormat(LOCALE, { style: 'currency', currency, ...TWO_DECIMALS });
  return (amount) => format.format(amount);
}

/** Amounts without the symbol, for columns that name the currency. */
const numberFormat = new Intl.NumberFormat(LOCALE, TWO_DECIMALS);

/** The document's title. */
function invoiceTitle({ kind, mushak }: Pick<PrintableInvoice, 'kind' | 'mushak'>): string {
  if (kind === 'credit_note') return 'Credit note';
  return mushak ? 'Tax invoice' : 'Invoice';
}

/** The column that names what was bought. */
export const DESCRIPTION = 'Description';

export const column = (label: string, end = true, always = false): Column => ({ label, end, always });

function toOfficialForm({ kind, mushak }: PrintableInvoice): InvoiceDocument['form'] {
  if (!mushak) return null;
  const office = 'Government of the People’s Republic of Bangladesh, National Board of Revenue';
  return kind === 'credit_note'
    ? { office, bangla: 'মূসক-৬.৭', latin: 'Mushak-6.7' }
    : { office, bangla: 'মূসক-৬.৩', latin: 'Mushak-6.3' };
}

const createInvoiceDayFormat = ({ mushak, time_zone: timeZone = 'UTC' }: PrintableInvoice) =>
  createDayFormat(mushak ? OFFICE_ZONE : timeZone);

function toFacts(invoice: PrintableInvoice): Fact[] {
  const { issued_at, suppliedAt, orderNumber, mushak } = invoice;
  const issued = new Date(issued_at);
  const supplied = new Date(suppliedAt);
  const day = createInvoiceDayFormat(invoice);
  return [
    { label: 'Issued', value: day.format(issued) },
    ...(mushak ? [{ label: 'Time', value: `${officeTime.format(issued)} (GMT+6)` }] : []),
    { label: 'Supplied', value: day.format(supplied) },
    { label: 'Order', value: `#${orderNumber}` },
  ];
}

function toDetails(invoice: PrintableInvoice): string[] {
  const day = createInvoiceDayFormat(invoice);
  return invoice.lines.map(({ until }) => {
    if (until === undefined) return '';
    return until === null ? 'Lifetime licence' : `Licence until ${day.format(new Date(until))}`;
  });
}

function toPayment(invoice: PrintableInvoice): InvoiceDocument['payment'] {
  const { payment } = invoice;
  if (!payment) return null;
  const { title, code, paid_at } = payment;
  const reference = code === null ? [] : [{ label: 'Reference', value: code }];
  const date = createInvoiceDayFormat(invoice).format(new Date(paid_at));
  return { title: `Paid by ${title}`, facts: [{ label: 'Date', value: date }, ...reference] };
}

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** 'Bangladesh' for BD; empty for empty. */
export const countryName = (code: string): string => (code === '' ? '' : (COUNTRIES.of(code) ?? code));

export function toPartyBlock(
  title: string,
  { name, address, country, taxNumber, email }: Party,
  mushak: boolean,
): Block {
  const number = taxNumber && `${mushak ? 'BIN' : 'Tax number'}: ${taxNumber}`;
  return {
    title,
    name,
    lines: [...address.split('\n'), countryName(country), number, email].filter((line) => line.trim() !== ''),
  };
}

/** Columns and rows of Mushak 6.3; nothing sold by a studio is subject to supplementary duty. */
function officialTable({ lines, taxPercent, currency }: PrintableInvoice) {
  return {
    columns: [
      column('No.'),
      column(DESCRIPTION, false, true),
      column('Unit', false),
      column('Quantity'),
      column(`Unit price (${currency})`),
      column(`Total value (${currency})`),
      column('Supplementary duty'),
      column('VAT rate'),
      column('VAT amount'),
      column('Total incl. VAT', true, true),
    ],
    rows: lines.map(({ description, quantity, net, tax, total }, index) => [
      String(index + 1),
      description,
      'Piece',
      String(quantity),
      numberFormat.format(net / quantity),
      numberFormat.format(net),
      numberFormat.format(0),
      `${taxPercent} %`,
      numberFormat.format(tax),
      numberFormat.format(total),
    ]),
  };
}

function simpleTable({ lines, taxPercent }: PrintableInvoice, tax: string, money: (amount: number) => string) {
  const taxed = taxPercent > 0;
  return {
    columns: [
      column(DESCRIPTION, false, true),
      column('Quantity'),
      ...(taxed ? [column('Net'), column(tax)] : []),
      column('Total', true, true),
    ],
    rows: lines.map((line) => [
      line.description,
      String(line.quantity),
      ...(taxed ? [money(line.net), money(line.tax)] : []),
      money(line.total),
    ]),
  };
}

/** The document of an invoice; with a Bangladeshi BIN in the columns of Mushak 6.3. */
export function toInvoiceDocument(invoice: PrintableInvoice): InvoiceDocument {
  const { number, refersTo, currency, seller, buyer, taxName, taxPercent, mushak } = invoice;
  const money = createMoneyFormat(currency);
  const tax = `${taxName || 'Tax'} ${taxPercent} %`;
  const taxRows = [
    { label: 'Net', value: money(invoice.net) },
    { label: tax, value: money(invoice.tax) },
  ];
  return {
    title: invoiceTitle(invoice),
    number,
    form: toOfficialForm(invoice),
    note: refersTo === null ? null : `For invoice ${refersTo}`,
    facts: toFacts(invoice),
    parties: [toPartyBlock('From', seller, mushak), toPartyBlock('To', buyer, mushak)],
    ...(mushak ? officialTable(invoice) : simpleTable(invoice, tax, money)),
    details: toDetails(invoice),
    payment: toPayment(invoice),
    sums: [...(mushak || taxPercent > 0 ? taxRows : []), { label: `Total (${currency})`, value: money(invoice.total) }],
    signature: mushak ? 'Name, designation and signature of the person in charge' : null,
  };
}
