// Amounts of invoices by line, in hundredths of the currency. Multiplications use BigInt, because a thousandth of a unit
// times a large price exceeds what a number holds exactly.

import { toAmount, toCents } from './money.ts';

/** Net and tax of a line; the total is their sum. */
export interface LineSplit {
  readonly net: number;
  readonly tax: number;
}

export interface LineAmounts extends LineSplit {
  readonly total: number;
}

export interface PricedLine {
  /** at most three decimals */
  readonly quantity: number;
  /** without tax */
  readonly unitCents: number;
  /** of the whole line, without tax */
  readonly discountCents: number;
  readonly taxName: string;
  readonly taxPercent: number;
}

const DECIMALS_OF_QUANTITY = 1000;
/** Decimals of a percentage that still count. */
const DECIMALS_OF_PERCENT = 10_000;

/** Whether a quantity has at most three decimals; the tolerance is far below a fourth one. */
export const isQuantity = (quantity: number): boolean =>
  Number.isFinite(quantity) && Math.abs(quantity * 1000 - Math.round(quantity * 1000)) < 1e-6;

/**
 * The smallest amount of a currency in hundredths: 100 where it has no decimals, such as yen. Amounts have two decimals
 * everywhere, so one with three, such as Kuwaiti dinars, is rounded to 0.01.
 */
export function smallestAmount(currency: string): number {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return digits >= 2 ? 1 : 10 ** (2 - digits);
}

/** `amount * factor / divisor`, rounded half up to a multiple of `step`; for amounts of at least 0. */
function multiply(amount: number, factor: number, divisor: number, step = 1): number {
  const dividend = BigInt(amount) * BigInt(factor) * 2n;
  const unit = BigInt(divisor) * BigInt(step);
  return Number((dividend + unit) / (unit * 2n)) * step;
}

/**
 * Splits an amount over parts in proportion to them, without a part getting more than itself: the rounded-off rest goes to
 * the parts that lost most by rounding, of equal ones to the earlier. All parts together get exactly `amount`, which is at
 * most their sum.
 */
export function allocate(amount: number, parts: readonly number[], step = 1): number[] {
  const sum = parts.reduce((total, part) => total + part, 0);
  if (sum === 0) return parts.map(() => 0);
  if (amount === sum) return [...parts];
  const unit = BigInt(sum) * BigInt(step);
  const shares = parts.map((part, index) => {
    const exact = BigInt(amount) * BigInt(part);
    return { index, cents: Number(exact / unit) * step, rest: exact % unit };
  });
  let left = amount - shares.reduce((total, { cents }) => total + cents, 0);
  const cents = shares.map((share) => share.cents);
  for (const { index } of shares.toSorted((a, b) =>
    a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1,
  )) {
    if (left <= 0) break;
    const added = Math.min(step, left, (parts[index] ?? 0) - (cents[index] ?? 0));
    cents[index] = (cents[index] ?? 0) + added;
    left -= added;
  }
  return cents;
}

interface TaxRate {
  readonly taxName: string;
  readonly taxPercent: number;
}

const toRateKey = ({ taxName, taxPercent }: TaxRate): string => `${taxPercent} ${taxName}`;

/** Lines by tax rate, in the order of their first line. */
function groupByRate<Line extends TaxRate>(lines: readonly Line[]): Line[][] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) groups.set(toRateKey(line), [...(groups.get(toRateKey(line)) ?? []), line]);
  return [...groups.values()];
}

/** A line without tax and before its discount. */
export const grossOf = ({ quantity, unitCents }: Pick<PricedLine, 'quantity' | 'unitCents'>, step = 1): number =>
  multiply(unitCents, Math.round(quantity * DECIMALS_OF_QUANTITY), DECIMALS_OF_QUANTITY, step);

/**
 * The amounts of each line. The tax is computed once for all lines of a rate, as tax offices do, and divided among them, so
 * that lines, rates and totals add up exactly. A discount is at most its line.
 */
export function priceLines(lines: readonly PricedLine[], currency: string): LineAmounts[] {
  const step = smallestAmount(currency);
  const nets = new Map(lines.map((line) => [line, Math.max(grossOf(line, step) - line.discountCents, 0)] as const));
  const taxes = new Map<PricedLine, number>();
  for (const group of groupByRate(lines)) {
    const parts = group.map((line) => nets.get(line) ?? 0);
    const percent = Math.round((group[0]?.taxPercent ?? 0) * DECIMALS_OF_PERCENT);
    const sum = parts.reduce((total, net) => total + net, 0);
    const shares = allocate(multiply(sum, percent, 100 * DECIMALS_OF_PERCENT, step), parts, step);
    for (const [index, line] of group.entries()) taxes.set(line, shares[index] ?? 0);
  }
  return lines.map((line) => {
    const net = nets.get(line) ?? 0;
    const tax = taxes.get(line) ?? 0;
    return { net, tax, total: net + tax };
  });
}

/** The totals of lines. */
export function sumLines(lines: readonly LineSplit[]): LineAmounts {
  const net = lines.reduce((sum, line) => sum + line.net, 0);
  const tax = lines.reduce((sum, line) => sum + line.tax, 0);
  return { net, tax, total: net + tax };
}

export interface RateSum extends LineSplit {
  readonly name: string;
  readonly percent: number;
}

/** The sums of each tax rate, in the order of their first line. */
export const sumRates = (lines: readonly (TaxRate & LineSplit)[]): RateSum[] =>
  groupByRate(lines).map((group) => {
    const { net, tax } = sumLines(group);
    return { name: group[0]?.taxName ?? '', percent: group[0]?.taxPercent ?? 0, net, tax };
  });

/**
 * What a credit over `cents` takes from each line, given what is left of the lines: each line and its tax in proportion,
 * never more than is left, so that any number of credits adds up to the invoice exactly.
 */
export function creditLines(left: readonly LineSplit[], cents: number, currency: string): LineAmounts[] {
  // The tax comes first, so that of two equal halves it gets the larger one, as half up gives.
  const parts = left.flatMap(({ net, tax }) => [tax, net]);
  const step = smallestAmount(currency);
  // The tax of an order was split in hundredths of every currency.
  const isWhole = [cents, ...parts].every((amount) => amount % step === 0);
  const shares = allocate(cents, parts, isWhole ? step : 1);
  return left.map((_line, index) => {
    const tax = shares[index * 2] ?? 0;
    const net = shares[index * 2 + 1] ?? 0;
    return { net, tax, total: net + tax };
  });
}

/** An earlier invoice that a line deducts. */
export interface DeductedDeposit {
  readonly id: string;
  readonly number: string;
  /** `yyyy-mm-dd` */
  readonly issuedOn: string;
}

/** A line of an issued document, with amounts in hundredths; negative on a credit note. */
export interface InvoicedLine extends PricedLine, LineAmounts {
  readonly description: string;
  /** null for pieces */
  readonly unit: string | null;
  /** end of the plan's term; null when it does not expire, missing without a plan and on credit notes */
  readonly until?: string | null | undefined;
  readonly deposit?: DeductedDeposit | undefined;
}

/** The only line of an order's invoice: what was bought, once, at the price paid. */
export const toOrderLine = (
  bought: Pick<InvoicedLine, 'description' | 'taxName' | 'taxPercent' | 'until'>,
  { net, tax, total }: LineAmounts,
): InvoicedLine => ({ ...bought, quantity: 1, unit: null, unitCents: net, discountCents: 0, net, tax, total });

/** A line of an order, with what was charged for it in hundredths, tax included. */
export interface BoughtLine extends Pick<InvoicedLine, 'description' | 'quantity' | 'until'> {
  readonly cents: number;
  /** contained in `cents`; null when it is a share of the order's tax */
  readonly taxCents: number | null;
}

/**
 * The lines of an order's invoice: what was bought at the price paid. A price that does not divide by its quantity is written as
 * one unit, so that quantity times price is the line.
 * @param amounts of the order
 */
export function toOrderLines(
  lines: readonly BoughtLine[],
  { amounts, terms }: { amounts: LineAmounts; terms: TaxRate },
): InvoicedLine[] {
  const cents = lines.map((line) => line.cents);
  const shares = allocate(amounts.tax, cents);
  const isTaxKnown = lines.reduce((sum, { taxCents }) => sum + (taxCents ?? Number.NaN), 0) === amounts.tax;
  return lines.map(({ description, quantity, until, cents: total, taxCents }, index) => {
    const tax = (isTaxKnown ? taxCents : shares[index]) ?? 0;
    const net = total - tax;
    const isDivisible = net % quantity === 0;
    return {
      description: isDivisible ? description : `${quantity} × ${description}`,
      ...(until !== undefined && { until }),
      taxName: terms.taxName,
      taxPercent: terms.taxPercent,
      quantity: isDivisible ? quantity : 1,
      unit: null,
      unitCents: isDivisible ? net / quantity : net,
      discountCents: 0,
      net,
      tax,
      total,
    };
  });
}

/** What is left of an invoice's lines after its credit notes, whose lines name theirs by their place. */
export const subtractCredits = (
  lines: readonly LineSplit[],
  credits: readonly (LineSplit & { readonly line?: number | undefined })[],
): LineSplit[] =>
  lines.map((line, index) =>
    credits
      .filter((credit) => (credit.line ?? 0) === index)
      .reduce<LineSplit>((left, { net, tax }) => ({ net: left.net + net, tax: left.tax + tax }), line),
  );

/** A line of a credit note. */
export interface CreditedLine extends InvoicedLine {
  /** The place of the credited line in the invoice, from 0. */
  readonly line: number;
}

/**
 * The lines of a credit note over `cents`, at most what is left; `centsByLine` divides it among the lines. A line that is credited as a whole keeps its quantity and
 * price; of another, a part is credited as one piece.
 */
export function toCreditedLines(
  lines: readonly InvoicedLine[],
  left: readonly LineSplit[],
  { cents, centsByLine, currency }: { cents: number; centsByLine?: readonly number[] | undefined; currency: string },
): CreditedLine[] {
  const credits = centsByLine
    ? left.flatMap((line, index) =>
        creditLines([line], Math.min(centsByLine[index] ?? 0, line.net + line.tax), currency),
      )
    : creditLines(left, cents, currency);
  return credits.flatMap(({ net, tax, total }, index) => {
    const line = lines[index];
    if (!line || total === 0) return [];
    const { until: _term, ...credited } = line;
    const isWhole = net === line.net && tax === line.tax;
    // Subtracted, because the negative of 0 is printed as -0.00.
    const price = isWhole
      ? { unitCents: 0 - line.unitCents, discountCents: 0 - line.discountCents }
      : { quantity: 1, unit: null, unitCents: 0 - net, discountCents: 0 };
    return [{ ...credited, ...price, net: 0 - net, tax: 0 - tax, total: 0 - total, line: index }];
  });
}

/** A line as the contract has it, with amounts in units of the currency. */
export function toContractLine({ unitCents, discountCents, net, tax, total, ...line }: InvoicedLine) {
  const { description, quantity, unit, taxName, taxPercent, until, deposit } = line;
  return {
    description,
    quantity,
    unit,
    unitPrice: toAmount(unitCents),
    discount: toAmount(discountCents),
    taxName,
    taxPercent,
    net: toAmount(net),
    tax: toAmount(tax),
    total: toAmount(total),
    ...(until !== undefined && { until }),
    ...(deposit && { deposit }),
  };
}

/** The sums by rate of the contract's lines, as the contract has them. */
export const toContractTaxes = (lines: readonly (TaxRate & LineSplit)[]) =>
  sumRates(lines.map((line) => ({ ...line, net: toCents(line.net), tax: toCents(line.tax) }))).map(
    ({ name, percent, net, tax }) => ({ name, percent, net: toAmount(net), tax: toAmount(tax) }),
  );
