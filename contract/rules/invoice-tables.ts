import type { PrintableInvoice } from './invoice-document-types.ts';
import type { InvoiceLabel } from './invoice-labels.ts';
import { LOCALES } from './languages.ts';
import { TWO_DECIMALS } from './money.ts';

export interface Column {
  readonly label: string;
  /** Numbers are right-aligned. */
  readonly end: boolean;
  /** Shown on narrow screens too; the totals below contain the rest. */
  readonly always: boolean;
}

/** Amounts without the symbol, for columns that name the currency. */
const numberFormat = new Intl.NumberFormat(LOCALES.en, TWO_DECIMALS);

export const column = (label: string, end = true, always = false): Column => ({ label, end, always });

/** The column that names what was bought; it takes the room that the others leave, and has the details below. */
export const mainColumn = (label: string): Column => column(label, false, true);
export const isMainColumn = ({ end, always }: Column): boolean => always && !end;

/** Columns and rows of Mushak 6.3; nothing sold by a studio is subject to supplementary duty. */
function officialTable({ lines, currency }: PrintableInvoice, label: InvoiceLabel) {
  return {
    columns: [
      column(label('No.')),
      mainColumn(label('Description')),
      column(label('Unit'), false),
      column(label('Quantity')),
      column(label('Unit price', ` (${currency})`)),
      column(label('Total value', ` (${currency})`)),
      column(label('Supplementary duty')),
      column(label('VAT rate')),
      column(label('VAT amount')),
      column(label('Total incl. VAT'), true, true),
    ],
    rows: lines.map(({ description, quantity, unit, taxPercent, net, tax, total }, index) => [
      String(index + 1),
      description,
      unit ?? label('Piece'),
      String(quantity),
      numberFormat.format(net / quantity),
      numberFormat.format(net),
      numberFormat.format(0),
      `${taxPercent}%`,
      numberFormat.format(tax),
      numberFormat.format(total),
    ]),
  };
}

interface TableTexts {
  label: InvoiceLabel;
  tax: string;
  money: (amount: number) => string;
}

/** Whether an invoice states tax. */
export const isTaxed = ({ taxes }: PrintableInvoice): boolean => taxes.some(({ percent }) => percent > 0);

/** The table of an order's invoice. Unit prices have a column where a line has several units. */
function simpleTable(invoice: PrintableInvoice, { label, tax, money }: TableTexts) {
  const taxed = isTaxed(invoice);
  const hasPieces = invoice.lines.some(({ quantity }) => quantity !== 1);
  return {
    columns: [
      mainColumn(label('Description')),
      column(label('Quantity')),
      ...(hasPieces ? [column(label('Unit price'))] : []),
      ...(taxed ? [column(label('Net')), column(tax)] : []),
      column(label('Total'), true, true),
    ],
    rows: invoice.lines.map((line) => [
      line.description,
      String(line.quantity),
      ...(hasPieces ? [money(line.unitPrice)] : []),
      ...(taxed ? [money(line.net), money(line.tax)] : []),
      money(line.total),
    ]),
  };
}

/**
 * The table of an invoice that the studio has written, without tax: it is below, by rate. Discounts and rates have columns
 * where they differ, and amounts no symbol, because labels in both languages leave little room.
 */
function detailedTable(invoice: PrintableInvoice, label: InvoiceLabel) {
  const hasDiscount = invoice.lines.some(({ discount }) => discount !== 0);
  const hasRates = invoice.taxes.length > 1;
  const format = (amount: number) => numberFormat.format(amount);
  return {
    columns: [
      mainColumn(label('Description')),
      column(label('Quantity')),
      column(label('Unit price')),
      ...(hasDiscount ? [column(label('Discount'))] : []),
      ...(hasRates ? [column(label('Tax'))] : []),
      column(label(isTaxed(invoice) ? 'Net' : 'Total'), true, true),
    ],
    rows: invoice.lines.map(({ description, quantity, unit, unitPrice, discount, taxPercent, net }) => [
      description,
      unit === null ? String(quantity) : `${quantity} ${unit}`,
      format(unitPrice),
      ...(hasDiscount ? [discount === 0 ? '' : format(-discount)] : []),
      ...(hasRates ? [`${taxPercent}%`] : []),
      format(net),
    ]),
  };
}

/** The columns and rows of an invoice. */
export function toTable(invoice: PrintableInvoice, texts: TableTexts) {
  if (invoice.mushak) return officialTable(invoice, texts.label);
  return invoice.orderNumber === null ? detailedTable(invoice, texts.label) : simpleTable(invoice, texts);
}
