// The sums of an invoice in the currency that the buyer was charged in, in addition to those in the currency of the books.

import { toAmount } from './money.ts';
import { type Charge, type Rate, toRate, toShare } from './second-currency.ts';

/** As stored with a document, in hundredths. */
export interface DocumentCharge extends Rate {
  currency: string;
  netCents: number;
  taxCents: number;
  totalCents: number;
}

export const toDocumentCharge = ({ listedCents: _, ...charge }: Charge): DocumentCharge => ({
  ...charge,
  netCents: charge.totalCents - charge.taxCents,
});

/**
 * What a credit note takes from an invoice's charge. It is computed from all credit notes so far, so that any number of small ones
 * adds up to exactly the invoice.
 * @param earlier credit notes, whose amounts are negative
 */
export function toCreditedCharge(
  charge: DocumentCharge,
  earlier: readonly { bookCents: number; totalCents?: number; taxCents?: number }[],
  { bookCents, cents, chargeCents }: { bookCents: number; cents: number; chargeCents?: number | undefined },
): DocumentCharge {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total - amount, 0);
  const before = sum(earlier.map(({ totalCents = 0 }) => totalCents));
  const booked = sum(earlier.map((note) => note.bookCents)) + cents;
  const target =
    booked >= bookCents || chargeCents === undefined
      ? toShare(Math.min(booked, bookCents), bookCents, charge.totalCents)
      : Math.min(charge.totalCents, before + chargeCents);
  const totalCents = Math.max(0, target - before);
  const taxTarget = toShare(before + totalCents, charge.totalCents, charge.taxCents);
  const taxCents = Math.max(0, taxTarget - sum(earlier.map((note) => note.taxCents ?? 0)));
  // Never a negative zero.
  const minus = (amount: number) => 0 - amount;
  return {
    ...charge,
    totalCents: minus(totalCents),
    taxCents: minus(taxCents),
    netCents: minus(totalCents - taxCents),
  };
}

/** To contract. */
export const toContractCharge = (charge: DocumentCharge) => ({
  currency: charge.currency,
  net: toAmount(charge.netCents),
  tax: toAmount(charge.taxCents),
  total: toAmount(charge.totalCents),
  base: charge.base,
  rate: toRate(charge.rateMicros),
  rate_date: charge.ratedOn,
});
