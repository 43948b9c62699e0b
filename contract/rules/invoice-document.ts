import {
  type AdditionalTable,
  rateText,
  toAdditions,
  toDeductedSums,
  toPrintedPayment,
  withoutDeposits,
} from './invoice-additions.ts';
import { inChargeCurrency, toChargeSections } from './invoice-charge-facts.ts';
import type { Party, PrintableInvoice } from './invoice-document-types.ts';
import { createInvoiceLabels, type InvoiceLabel, isBilingual } from './invoice-labels.ts';
import { toSections } from './invoice-sections.ts';
import { type Column, isTaxed, toTable } from './invoice-tables.ts';
import { type Language, LOCALES } from './languages.ts';
import { TWO_DECIMALS } from './money.ts';

/** The time zone of the National Board of Revenue of Bangladesh. */
const OFFICE_ZONE = 'Asia/Dhaka';
/** Of the figures and dates of every invoice: all copies of one show the same ones, whatever language their labels have. */
const LOCALE = LOCALES.en;

/** Days such as 'Nov 18, 2026', in Bangla with the whole name of the month. */
export const createDayFormat = (timeZone: string, language: Language = 'en') =>
  new Intl.DateTimeFormat(LOCALES[language], {
    year: 'numeric',
    month: language === 'en' ? 'short' : 'long',
    day: 'numeric',
    timeZone,
  });
/** A day of the calendar, without a time zone. */
const calendarDay = createDayFormat('UTC');
const officeTime = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: OFFICE_ZONE });

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
  /** Whether its labels are in Bangla and English. */
  readonly bilingual: boolean;
  readonly title: string;
  readonly numberLabel: string;
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
  /** What the studio has added below the totals; absent when there is nothing. */
  readonly sections?: readonly {
    readonly title: string;
    readonly lines: readonly string[];
    readonly numbered: boolean;
    /** A long text continues on the next page. */
    readonly breakable?: boolean;
  }[];
  /** Deducted deposits; absent without them. */
  readonly tables?: readonly AdditionalTable[];
  /** Fields filled in by hand; null without an official form. */
  readonly signature: string | null;
  /** 'Page {page} of {pages}' */
  readonly pageLabel: string;
}

/** Formats amounts of a currency with its symbol or letters. */
export function createMoneyFormat(currency: string): (amount: number) => string {
  const format = new Intl.NumberFormat(LOCALE, { style: 'currency', currency, ...TWO_DECIMALS });
  return (amount) => format.format(amount);
}

/** The document's title. */
function invoiceTitle({
  kind,
  mushak,
}: Pick<PrintableInvoice, 'kind' | 'mushak'>): 'Credit note' | 'Tax invoice' | 'Invoice' {
  if (kind === 'credit_note') return 'Credit note';
  return mushak ? 'Tax invoice' : 'Invoice';
}

function toOfficialForm({ kind, mushak }: PrintableInvoice, label: InvoiceLabel): InvoiceDocument['form'] {
  if (!mushak) return null;
  const office = label('Government of the People’s Republic of Bangladesh, National Board of Revenue');
  return kind === 'credit_note'
    ? { office, bangla: 'মূসক-৬.৭', latin: 'Mushak-6.7' }
    : { office, bangla: 'মূসক-৬.৩', latin: 'Mushak-6.3' };
}

const createInvoiceDayFormat = ({ mushak, time_zone: timeZone = 'UTC' }: PrintableInvoice) =>
  createDayFormat(mushak ? OFFICE_ZONE : timeZone);

function toFacts(invoice: PrintableInvoice, label: InvoiceLabel): Fact[] {
  const { issued_at, suppliedAt, orderNumber, dueOn, instalments, purchaseOrder, mushak } = invoice;
  const issued = new Date(issued_at);
  const supplied = new Date(suppliedAt);
  const day = createInvoiceDayFormat(invoice);
  return [
    { label: label('Issued'), value: day.format(issued) },
    ...(mushak ? [{ label: label('Time'), value: `${officeTime.format(issued)} (GMT+6)` }] : []),
    // Without an order, it is supplied when it is issued; the official form requires the day.
    ...(orderNumber === null && !mushak ? [] : [{ label: label('Supplied'), value: day.format(supplied) }]),
    ...(orderNumber === null ? [] : [{ label: label('Order'), value: `#${orderNumber}` }]),
    ...(dueOn === undefined || instalments
      ? []
      : [{ label: label('Due'), value: calendarDay.format(new Date(dueOn)) }]),
    ...(purchaseOrder === undefined ? [] : [{ label: label('Purchase order'), value: purchaseOrder }]),
  ];
}

function toDetails(invoice: PrintableInvoice, label: InvoiceLabel): string[] {
  const day = createInvoiceDayFormat(invoice);
  return invoice.lines.map(({ until }) => {
    if (until === undefined) return '';
    return until === null ? label('Lifetime licence') : label('Licence until', ` ${day.format(new Date(until))}`);
  });
}

const createCountryNames = (locale: string) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
const COUNTRIES = { en: createCountryNames(LOCALES.en), bn: createCountryNames(LOCALES.bn) };

/** 'Bangladesh' for BD; empty for empty. */
export const countryName = (code: string, language: Language = 'en'): string =>
  code === '' ? '' : (COUNTRIES[language].of(code) ?? code);

/** @param texts the label of the tax number, and the language of the country's name */
export function toPartyBlock(
  title: string,
  { name, address, country, taxNumber, email }: Party,
  { taxNumber: label, language }: { taxNumber: string; language: Language },
): Block {
  const number = taxNumber && `${label}: ${taxNumber}`;
  return {
    title,
    name,
    lines: [...address.split('\n'), countryName(country, language), number, email].filter((line) => line.trim() !== ''),
  };
}

/**
 * The document of an invoice; with a Bangladeshi BIN in the columns of Mushak 6.3.
 * @param reader whose language the labels are in; what the invoice states never depends on it
 */
export function toInvoiceDocument(issued: PrintableInvoice, reader: Language): InvoiceDocument {
  const invoice = inChargeCurrency(withoutDeposits(issued));
  const { number, refersTo, currency, seller, buyer, taxes, mushak } = invoice;
  const bilingual = isBilingual(invoice, reader);
  const label = createInvoiceLabels(bilingual);
  const money = createMoneyFormat(currency);
  const [rate, ...others] = taxes;
  const tax = rateText(rate?.name ?? '', rate?.percent ?? 0, label);
  const formats = { label, money, day: (date: string) => calendarDay.format(new Date(date)) };
  const taxRows = [
    { label: label('Net'), value: money(invoice.net) },
    ...taxes
      .filter(({ percent }) => percent > 0 || others.length === 0)
      .map(({ name, percent, tax: sum }) => ({ label: rateText(name, percent, label), value: money(sum) })),
  ];
  const party = { taxNumber: label(mushak ? 'BIN' : 'Tax number'), language: 'en' } as const;
  return {
    bilingual,
    title: label(invoiceTitle(invoice)),
    numberLabel: label('Number'),
    number,
    form: toOfficialForm(invoice, label),
    note: refersTo === null ? null : label('For invoice', ` ${refersTo}`),
    facts: toFacts(invoice, label),
    parties: [toPartyBlock(label('From'), seller, party), toPartyBlock(label('To'), buyer, party)],
    ...toTable(invoice, { label, tax, money }),
    details: toDetails(invoice, label),
    payment: toPrintedPayment(invoice, label, createInvoiceDayFormat(invoice)),
    sums: [
      ...(mushak || isTaxed(invoice) ? taxRows : []),
      { label: label('Total', ` (${currency})`), value: money(invoice.total) },
      ...toDeductedSums(issued, formats),
    ],
    ...toAdditions(issued, formats),
    ...toSections(invoice, label, toChargeSections(issued, label, formats.day)),
    signature: mushak ? label('Name, designation and signature of the person in charge') : null,
    pageLabel: label('Page', ' {page} of {pages}'),
  };
}
