import type { DraftLine } from './invoice-drafts.ts';
import { allocate, type LineSplit, priceLines, type RateSum, smallestAmount } from './invoice-lines.ts';
import { toAmount } from './money.ts';

type Rate = Pick<RateSum, 'name' | 'percent'>;

const totalOf = (unitCents: number, { name, percent }: Rate, currency: string): number =>
  priceLines([{ quantity: 1, unitCents, discountCents: 0, taxName: name, taxPercent: percent }], currency)[0]?.total ??
  0;

/**
 * The amount without tax whose total is closest to `cents`. Not every total exists: with 15 %, a net of 0.03 is 0.03 and one
 * of 0.04 is 0.05.
 */
function findNet(cents: number, rate: Rate, currency: string): number {
  const step = smallestAmount(currency);
  const start = Math.floor((cents * 100) / (100 + rate.percent) / step) * step;
  const candidates = [start - step, start, start + step].filter((net) => net >= 0);
  const gap = (net: number) => Math.abs(totalOf(net, rate, currency) - cents);
  return candidates.reduce((best, net) => (gap(net) < gap(best) ? net : best), candidates[0] ?? 0);
}

/**
 * The lines of a deposit's invoice: one for each tax rate of the quote, in proportion. Where no net amount gives the share of
 * a rate exactly, its total differs by the smallest amount, which the final invoice settles.
 */
export function toDepositLines(
  cents: number,
  taxes: readonly (Rate & LineSplit)[],
  { description, currency }: { description: string; currency: string },
): DraftLine[] {
  const shares = allocate(
    cents,
    taxes.map(({ net, tax }) => net + tax),
    smallestAmount(currency),
  );
  return taxes.flatMap((rate, index) => {
    const share = shares[index] ?? 0;
    if (share === 0) return [];
    const price = { quantity: 1, unit: '', unitPrice: toAmount(findNet(share, rate, currency)), discount: 0 };
    return [{ description, ...price, taxName: rate.name, taxPercent: rate.percent }];
  });
}
