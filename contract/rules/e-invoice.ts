// An invoice for programs: EN 16931 in the syntax Cross Industry Invoice (CII), profile EN 16931 of Factur-X 1.07. The order of
// the elements is that of its schema, and the numbers in brackets are its business terms.

import { toBusinessTime } from './business-day.ts';
import { toBuyerParty, toSellerParty, toVatIdentifier, withCountry } from './e-invoice-parties.ts';
import { inChargeCurrency } from './invoice-charge-facts.ts';
import type { PrintableInvoice } from './invoice-document-types.ts';
import { toAmount, toCents } from './money.ts';
import { type TaxCategory, taxCategory } from './tax-categories.ts';
import { writeXml, type XmlElement, xml } from './xml.ts';

const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};
const PROFILE = 'urn:cen.eu:en16931:2017';
const TYPE_CODES = { invoice: '380', credit_note: '381' } as const;

/** Why no tax is charged; the standard requires it of these categories. */
const REASONS: Partial<Record<TaxCategory, { text: string; code?: string }>> = {
  AE: { text: 'Reverse charge: the buyer accounts for the tax', code: 'VATEX-EU-AE' },
  G: { text: 'Export of services, zero-rated' },
  E: { text: 'No tax is charged on this supply' },
  O: { text: 'The seller is not registered for VAT', code: 'VATEX-EU-O' },
};

/** UN/ECE Recommendation 20, of units that studios bill by; anything else is counted as pieces and named in the text. */
const UNIT_CODES: readonly (readonly [RegExp, string])[] = [
  [/^(h|hrs?|hours?|ঘণ্টা|ঘন্টা)$/i, 'HUR'],
  [/^(days?|দিন)$/i, 'DAY'],
  [/^(weeks?|সপ্তাহ)$/i, 'WEE'],
  [/^(months?|মাস)$/i, 'MON'],
  [/^(years?|বছর)$/i, 'ANN'],
];
const PIECES = 'C62';

const unitCode = (unit: string | null): string =>
  UNIT_CODES.find(([names]) => names.test(unit?.trim() ?? ''))?.[1] ?? PIECES;

/** The time zone by whose days an official document of Bangladesh is dated. */
const OFFICE_ZONE = 'Asia/Dhaka';

type Category = { readonly category: TaxCategory; readonly percent: number };

/** Whether an e-invoice can be made; the standard requires a country of both parties, and a tax number of a seller that taxes. */
export function hasEInvoice(invoice: PrintableInvoice): boolean {
  const { lines, reverseCharge = false } = invoice;
  const [seller, buyer] = [withCountry(invoice.seller), withCountry(invoice.buyer)];
  if ([seller.country, buyer.country, seller.name, buyer.name || buyer.email].includes('')) return false;
  if (reverseCharge && toVatIdentifier(buyer) === undefined) return false;
  return seller.taxNumber !== '' || (!reverseCharge && lines.every(({ taxPercent }) => taxPercent === 0));
}

const amount = (cents: number): string => toAmount(cents).toFixed(2);

const toDate = (name: string, day: string): XmlElement =>
  xml(name, [xml('udt:DateTimeString', day.replaceAll('-', ''), { format: '102' })]);

const toTax = ({ category, percent }: Category, sums?: { net: number; tax: number }): XmlElement => {
  const reason = sums && REASONS[category];
  return xml('ram:ApplicableTradeTax', [
    sums && xml('ram:CalculatedAmount', amount(sums.tax)),
    xml('ram:TypeCode', 'VAT'),
    reason && xml('ram:ExemptionReason', reason.text),
    sums && xml('ram:BasisAmount', amount(sums.net)),
    xml('ram:CategoryCode', category),
    reason?.code === undefined ? undefined : xml('ram:ExemptionReasonCode', reason.code),
    // A seller that is not registered has no rate, not one of 0%.
    category === 'O' ? undefined : xml('ram:RateApplicablePercent', String(percent)),
  ]);
};

/** A credit note states what is returned as positive amounts. */
const signOf = ({ kind }: PrintableInvoice): number => (kind === 'credit_note' ? -1 : 1);

interface EInvoiceLine extends Category {
  readonly net: number;
  readonly tax: number;
  readonly element: XmlElement;
}

function toLine(invoice: PrintableInvoice, line: PrintableInvoice['lines'][number], index: number): EInvoiceLine {
  const sign = signOf(invoice);
  const cents = (value: number) => toCents(value) * sign || 0;
  const taxed = { category: taxCategory(invoice, line), percent: line.taxPercent };
  const { description, quantity, unit, unitPrice, discount, net } = line;
  const price = cents(unitPrice);
  const code = unitCode(unit);
  const reduced = cents(discount);
  const element = xml('ram:IncludedSupplyChainTradeLineItem', [
    xml('ram:AssociatedDocumentLineDocument', [xml('ram:LineID', String(index + 1))]),
    xml('ram:SpecifiedTradeProduct', [
      xml('ram:Name', description),
      unit !== null && code === PIECES ? xml('ram:Description', `Unit: ${unit}`) : undefined,
    ]),
    xml('ram:SpecifiedLineTradeAgreement', [
      xml('ram:NetPriceProductTradePrice', [xml('ram:ChargeAmount', amount(Math.abs(price)))]),
    ]),
    // A price is never negative (BR-27): what is deducted has a negative quantity.
    xml('ram:SpecifiedLineTradeDelivery', [
      xml('ram:BilledQuantity', String(price < 0 ? -quantity : quantity), { unitCode: code }),
    ]),
    xml('ram:SpecifiedLineTradeSettlement', [
      toTax(taxed),
      reduced === 0
        ? undefined
        : xml('ram:SpecifiedTradeAllowanceCharge', [
            xml('ram:ChargeIndicator', [xml('udt:Indicator', 'false')]),
            xml('ram:ActualAmount', amount(reduced)),
            xml('ram:Reason', 'Discount'),
          ]),
      xml('ram:SpecifiedTradeSettlementLineMonetarySummation', [xml('ram:LineTotalAmount', amount(cents(net)))]),
    ]),
  ]);
  return { ...taxed, net: cents(net), tax: cents(line.tax), element };
}

/** Sums by category and rate: two taxes of one rate are one to the standard. */
function sumCategories(lines: readonly EInvoiceLine[]): (Category & { net: number; tax: number })[] {
  const sums = new Map<string, Category & { net: number; tax: number }>();
  for (const { category, percent, net, tax } of lines) {
    const key = `${category} ${percent}`;
    const before = sums.get(key) ?? { category, percent, net: 0, tax: 0 };
    sums.set(key, { ...before, net: before.net + net, tax: before.tax + tax });
  }
  return [...sums.values()];
}

/** Whether all of it was paid before it was issued: invoices of orders are, except of orders on invoice. */
const isPaid = ({ kind, orderNumber, payment, dueOn }: PrintableInvoice): boolean =>
  kind === 'invoice' && ((orderNumber !== null && dueOn === undefined) || payment !== undefined);

/** An amount due needs a day or terms (BR-CO-25). */
function toPaymentTerms(invoice: PrintableInvoice): XmlElement | undefined {
  const { kind, dueOn, instalments = [], currency } = invoice;
  if (isPaid(invoice)) return undefined;
  const parts = instalments.map((part) => `${part.dueOn}: ${amount(toCents(part.amount))} ${currency}`);
  const text = kind === 'credit_note' ? 'Returned to the buyer, or deducted from what is due' : parts.join('; ');
  return xml('ram:SpecifiedTradePaymentTerms', [
    text === '' && dueOn !== undefined ? undefined : xml('ram:Description', text || 'Due on receipt'),
    dueOn === undefined ? undefined : toDate('ram:DueDateDateTime', dueOn),
  ]);
}

const toReference = (number: string): XmlElement =>
  xml('ram:InvoiceReferencedDocument', [xml('ram:IssuerAssignedID', number)]);

/** The tax in the currency of the books, for an invoice that states another one [BT-6, BT-111]. */
const toBookTax = (printed: PrintableInvoice, stated: PrintableInvoice) =>
  printed.currency !== stated.currency && printed.taxes.some(({ percent }) => percent > 0)
    ? { currency: printed.currency, cents: toCents(printed.tax) * signOf(printed) || 0 }
    : undefined;

function toSettlement(
  invoice: PrintableInvoice,
  { lines, bookTax }: { lines: readonly EInvoiceLine[]; bookTax: ReturnType<typeof toBookTax> },
): XmlElement {
  const sign = signOf(invoice);
  const { currency, number, refersTo, lines: stated } = invoice;
  const net = lines.reduce((sum, line) => sum + line.net, 0);
  const tax = lines.reduce((sum, line) => sum + line.tax, 0);
  const total = toCents(invoice.total) * sign || 0;
  const deposits = stated.flatMap(({ deposit }) => (deposit ? [deposit.number] : []));
  const preceding = new Set([...(refersTo === null ? [] : [refersTo]), ...deposits]);
  return xml('ram:ApplicableHeaderTradeSettlement', [
    xml('ram:PaymentReference', number),
    bookTax && xml('ram:TaxCurrencyCode', bookTax.currency),
    xml('ram:InvoiceCurrencyCode', currency),
    ...sumCategories(lines).map((sums) => toTax(sums, sums)),
    toPaymentTerms(invoice),
    xml('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      xml('ram:LineTotalAmount', amount(net)),
      xml('ram:TaxBasisTotalAmount', amount(net)),
      xml('ram:TaxTotalAmount', amount(tax), { currencyID: currency }),
      bookTax && xml('ram:TaxTotalAmount', amount(bookTax.cents), { currencyID: bookTax.currency }),
      xml('ram:GrandTotalAmount', amount(total)),
      isPaid(invoice) ? xml('ram:TotalPrepaidAmount', amount(total)) : undefined,
      xml('ram:DuePayableAmount', amount(isPaid(invoice) ? 0 : total)),
    ]),
    ...[...preceding].map(toReference),
  ]);
}

function toAgreement(invoice: PrintableInvoice, isTaxed: boolean): XmlElement {
  const { seller, buyer, orderNumber, purchaseOrder } = invoice;
  return xml('ram:ApplicableHeaderTradeAgreement', [
    toSellerParty(seller, { isTaxed }),
    toBuyerParty(buyer, { isTaxed }),
    orderNumber === null
      ? undefined
      : xml('ram:SellerOrderReferencedDocument', [xml('ram:IssuerAssignedID', String(orderNumber))]),
    purchaseOrder === undefined
      ? undefined
      : xml('ram:BuyerOrderReferencedDocument', [xml('ram:IssuerAssignedID', purchaseOrder)]),
  ]);
}

/** The e-invoice of a document that has one (`hasEInvoice`). */
export function toEInvoice(printed: PrintableInvoice): string {
  const { kind, number, issued_at, suppliedAt, mushak, time_zone = 'UTC', note } = printed;
  const stated = inChargeCurrency(printed);
  const invoice = { ...stated, seller: withCountry(printed.seller), buyer: withCountry(printed.buyer) };
  const dayOf = (at: string) => toBusinessTime(new Date(at), mushak ? OFFICE_ZONE : time_zone).day;
  const lines = invoice.lines.map((line, index) => toLine(invoice, line, index));
  const isTaxed = lines.every(({ category }) => category !== 'O');
  return writeXml(
    xml(
      'rsm:CrossIndustryInvoice',
      [
        xml('rsm:ExchangedDocumentContext', [
          xml('ram:GuidelineSpecifiedDocumentContextParameter', [xml('ram:ID', PROFILE)]),
        ]),
        xml('rsm:ExchangedDocument', [
          xml('ram:ID', number),
          xml('ram:TypeCode', TYPE_CODES[kind]),
          toDate('ram:IssueDateTime', dayOf(issued_at)),
          note === undefined ? undefined : xml('ram:IncludedNote', [xml('ram:Content', note)]),
        ]),
        xml('rsm:SupplyChainTradeTransaction', [
          ...lines.map(({ element }) => element),
          toAgreement(invoice, isTaxed),
          xml('ram:ApplicableHeaderTradeDelivery', [
            xml('ram:ActualDeliverySupplyChainEvent', [toDate('ram:OccurrenceDateTime', dayOf(suppliedAt))]),
          ]),
          toSettlement(invoice, { lines, bookTax: toBookTax(printed, stated) }),
        ]),
      ],
      NAMESPACES,
    ),
  );
}
