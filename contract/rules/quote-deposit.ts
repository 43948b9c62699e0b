import type { DraftLine } from './invoice-drafts.ts';
import { allocate, priceLines, type RateSum, smallestAmount } from './invoice-lines.ts';
import { toAmount } from './money.ts';

type Rate = Pick<RateSum, 'name' | 'percent'>;

const totalOf = (unitCents: number, { name, percent }: Rate, currency: string): number =>
  priceLines([{ quantity: 1, unitCents, discountCents: 0, taxName: name, taxPercent: percent }], currency)[0]?.total ??
  0;

/**
 * The amount without tax whose total is closest to `cents`. Not every total exists: with 15%, a net of 0.03 is 0.03 and one
 * of 0.04 is 0.05. Neither it nor its tax exceeds the rate, so that a final invoice can deduct it.
 */
function findNet(cents: number, rate: RateSum, currency: string): number {
  const step = smallestAmount(currency);
  const taxOf = (net: number) => totalOf(net, rate, currency) - net;
  const gap = (net: number) => Math.abs(net + taxOf(net) - cents);
  const start = Math.floor((cents * 100) / (100 + rate.percent) / step) * step;
  const candidates = [start - step, start, start + step].filter((net) => net >= 0 && net <= rate.net);
  const fitting = candidates.filter((net) => taxOf(net) <= rate.tax);
  if (fitting.length > 0) return fitting.reduce((best, net) => (gap(net) < gap(best) ? net : best));
  let net = Math.min(start, rate.net);
  while (net > 0 && taxOf(net) > rate.tax) net -= step;
  return net;
}

/** The net amounts and taxes of a part of the price: one for each tax rate, in proportion to what is left of the rates. */
export function splitShare(cents: number, left: readonly RateSum[], currency: string): RateSum[] {
  const sums = left.map(({ net, tax }) => net + tax);
  const sum = sums.reduce((total, one) => total + one, 0);
  const shares = allocate(Math.min(cents, sum), sums, smallestAmount(currency));
  return left.map((rate, index) => {
    const net = findNet(shares[index] ?? 0, rate, currency);
    return { name: rate.name, percent: rate.percent, net, tax: totalOf(net, rate, currency) - net };
  });
}

/** The lines of an invoice about a part of the price, one for each tax rate. */
export const toShareLines = (rates: readonly RateSum[], description: string): DraftLine[] =>
  rates
    .filter(({ net }) => net > 0)
    .map(({ name: taxName, percent: taxPercent, net }) => {
      const price = { quantity: 1, unit: '', unitPrice: toAmount(net), discount: 0 };
      return { description, ...price, taxName, taxPercent };
    });

/**
 * The lines of a deposit's invoice: one for each tax rate of the quote, in proportion. Where no net amount gives the share of
 * a rate exactly, its total differs by the smallest amount, which the final invoice settles.
 */
export const toDepositLines = (
  cents: number,
  taxes: readonly RateSum[],
  { description, currency }: { description: string; currency: string },
): DraftLine[] => toShareLines(splitShare(cents, taxes, currency), description);
