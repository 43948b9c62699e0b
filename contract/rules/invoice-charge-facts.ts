import type { PrintableInvoice } from './invoice-document-types.ts';
import type { InvoiceLabel } from './invoice-labels.ts';
import { formatMoney, toAmount, toCents } from './money.ts';
import { rateText } from './rate-text.ts';

type Line = PrintableInvoice['lines'][number];

/** The only line, with the charged amounts. A price that is not divisible by its quantity is stated as one unit. */
function toChargedLine(line: Line, { net, tax, total }: NonNullable<PrintableInvoice['charge']>): Line {
  const { quantity, description } = line;
  const isDivisible = toCents(net) % quantity === 0;
  return {
    ...line,
    description: isDivisible ? description : `${quantity} × ${description}`,
    quantity: isDivisible ? quantity : 1,
    unitPrice: isDivisible ? toAmount(toCents(net) / quantity) : net,
    discount: 0,
    net,
    tax,
    total,
  };
}

/**
 * An invoice with the amounts that its buyer was charged; itself for an order in the shop's currency. The official form of
 * Bangladesh states taka, so one in that form stays in the currency of the books.
 */
export function inChargeCurrency(invoice: PrintableInvoice): PrintableInvoice {
  const { charge, mushak, lines, taxes } = invoice;
  if (!charge || mushak) return invoice;
  const { currency, net, tax, total } = charge;
  return {
    ...invoice,
    currency,
    net,
    tax,
    total,
    // An order in a second currency has one line, and therefore one tax rate.
    lines: lines.map((line) => toChargedLine(line, charge)),
    taxes: taxes.map((rate) => ({ ...rate, net, tax })),
  };
}

const toMoneyText = (amount: number, currency: string): string => formatMoney(toCents(amount), currency);

/**
 * Below the totals of an order in a second currency: the rate, and tax and total in the national currency, as Directive
 * 2006/112/EC, Art. 230 requires for the tax; on the official form of Bangladesh what was charged.
 */
export function toChargeSections(
  { charge, mushak, currency, tax, total, taxes }: PrintableInvoice,
  label: InvoiceLabel,
  day: (day: string) => string,
): { title: string; lines: string[]; numbered: false }[] {
  if (!charge) return [];
  const { rate_date, ...rate } = charge;
  const hasTax = taxes.some(({ percent }) => percent > 0);
  const amounts = mushak
    ? [`${label('Charged')}: ${toMoneyText(charge.total, charge.currency)}`]
    : [
        ...(hasTax ? [`${label('Tax')}: ${toMoneyText(tax, currency)}`] : []),
        `${label('Total')}: ${toMoneyText(total, currency)}`,
      ];
  const lines = [`${rateText({ ...rate, shop: currency })} (${day(rate_date)})`, ...amounts];
  return [{ title: label('Exchange rate'), lines, numbered: false }];
}
