import type { PrintableInvoice } from './invoice-document-types.ts';
import { type InvoicedLine, sumRates } from './invoice-lines.ts';
import { toAmount } from './money.ts';
import { type TaxCategory, taxCategory } from './tax-categories.ts';

const CATEGORIES = {
  S: 'standard',
  Z: 'zero_rated',
  G: 'exported',
  E: 'exempt',
  AE: 'reverse_charge',
  O: 'not_registered',
} as const satisfies Record<TaxCategory, string>;
const ORDER = Object.values(CATEGORIES);

/** What counts of a document; amounts of its lines are in hundredths, and negative on a credit note. */
interface ReturnedDocument extends Pick<PrintableInvoice, 'kind' | 'seller' | 'buyer' | 'reverseCharge' | 'currency'> {
  readonly lines: readonly Pick<InvoicedLine, 'taxName' | 'taxPercent' | 'net' | 'tax'>[];
}

interface Sum {
  readonly kind: PrintableInvoice['kind'];
  readonly category: (typeof CATEGORIES)[TaxCategory];
  readonly percent: number;
  readonly currency: string;
  readonly documents: number;
  /** in hundredths, as `tax` */
  readonly net: number;
  readonly tax: number;
}

const compare = (a: Sum, b: Sum): number =>
  a.currency.localeCompare(b.currency) ||
  (a.kind === b.kind ? 0 : a.kind === 'invoice' ? -1 : 1) ||
  ORDER.indexOf(a.category) - ORDER.indexOf(b.category) ||
  b.percent - a.percent;

/** Adds up documents one by one, so that a month of any size needs the memory of its rates. */
export function createVatReturn() {
  const sums = new Map<string, Sum>();
  return {
    add(document: ReturnedDocument): void {
      const { kind, currency, lines } = document;
      const counted = new Set<string>();
      for (const { name, percent, net, tax } of sumRates(lines)) {
        const category = CATEGORIES[taxCategory(document, { taxName: name, taxPercent: percent })];
        const key = [currency, kind, category, percent].join(' ');
        const sum = sums.get(key) ?? { currency, kind, category, percent, documents: 0, net: 0, tax: 0 };
        const documents = sum.documents + (counted.has(key) ? 0 : 1);
        counted.add(key);
        sums.set(key, { ...sum, documents, net: sum.net + net, tax: sum.tax + tax });
      }
    },
    /** In units of the currency. By currency; invoices before credit notes, taxed supplies before the others, high rates first. */
    rows: (): Sum[] =>
      [...sums.values()].toSorted(compare).map((sum) => ({ ...sum, net: toAmount(sum.net), tax: toAmount(sum.tax) })),
  };
}
