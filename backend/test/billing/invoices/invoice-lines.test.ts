import { describe, expect, it } from 'vitest';
import {
  allocate,
  creditLines,
  grossOf,
  isQuantity,
  type LineSplit,
  priceLines,
  smallestAmount,
  subtractCredits,
  sumLines,
  sumRates,
  toCreditedLines,
  toOrderLine,
} from '../../../../contract/rules/invoice-lines.ts';

const line = (quantity: number, unitCents: number, taxPercent = 15, discountCents = 0) => ({
  quantity,
  unitCents,
  discountCents,
  taxName: taxPercent === 0 ? '' : 'VAT',
  taxPercent,
});

/** The same numbers in every run, from 0 up to the limit. */
function createRandom(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

describe('the amounts of lines', () => {
  it('multiply up to three decimals exactly and round half up', () => {
    expect(grossOf({ quantity: 2.5, unitCents: 4_999 })).toBe(12_498);
    expect(grossOf({ quantity: 0.333, unitCents: 100 })).toBe(33);
    expect(grossOf({ quantity: 999_999.999, unitCents: 1_000_000_000 })).toBe(999_999_999_000_000);
    expect([1, 2.5, 0.001, 19.999].map(isQuantity)).toEqual([true, true, true, true]);
    expect([0.0005, 1.2345, Number.NaN].map(isQuantity)).toEqual([false, false, false]);
  });

  it('compute the tax once for each rate: three lines of 0.10 at 15% have 0.05, not 0.06', () => {
    const amounts = priceLines([line(1, 10), line(1, 10), line(1, 10)], 'USD');
    expect(amounts.map(({ tax }) => tax)).toEqual([2, 2, 1]);
    expect(sumLines(amounts)).toEqual({ net: 30, tax: 5, total: 35 });
  });

  it('deduct a discount before tax, and never more than the line', () => {
    expect(priceLines([line(2, 5_000, 15, 1_000)], 'BDT')).toEqual([{ net: 9_000, tax: 1_350, total: 10_350 }]);
    expect(priceLines([line(1, 500, 15, 900)], 'BDT')).toEqual([{ net: 0, tax: 0, total: 0 }]);
  });

  it('round to what the currency has: whole yen, and hundredths of a dinar', () => {
    expect(['USD', 'BDT', 'JPY', 'KWD'].map(smallestAmount)).toEqual([1, 1, 100, 1]);
    expect(priceLines([line(1.5, 33_300, 10), line(1, 10_000, 10)], 'JPY')).toEqual([
      { net: 50_000, tax: 5_000, total: 55_000 },
      { net: 10_000, tax: 1_000, total: 11_000 },
    ]);
    expect(priceLines([line(3, 1_234, 7.5)], 'KWD')).toEqual([{ net: 3_702, tax: 278, total: 3_980 }]);
  });

  it('are grouped by rate in the order of their first line', () => {
    const lines = [line(1, 10_000), line(2, 2_500, 0), line(1, 333)];
    const amounts = priceLines(lines, 'USD');
    expect(sumRates(lines.map((entry, index) => ({ ...entry, ...(amounts[index] ?? { net: 0, tax: 0 }) })))).toEqual([
      { name: 'VAT', percent: 15, net: 10_333, tax: 1_550 },
      { name: '', percent: 0, net: 5_000, tax: 0 },
    ]);
  });

  it('add up to the sums of their rates and to the totals, whatever is invoiced', () => {
    const random = createRandom(7);
    for (let run = 0; run < 400; run += 1) {
      const currency = ['USD', 'JPY', 'KWD'][run % 3] ?? 'USD';
      const step = smallestAmount(currency);
      const lines = Array.from({ length: 1 + random(9) }, () =>
        line((1 + random(9_999)) / 1000, random(20_000) * step, [0, 5, 7.5, 15][random(4)], random(50) * step),
      );
      const amounts = priceLines(lines, currency);
      const rates = sumRates(lines.map((entry, index) => ({ ...entry, ...(amounts[index] ?? { net: 0, tax: 0 }) })));
      expect(sumLines(rates)).toEqual(sumLines(amounts));
      for (const { net, tax, total } of amounts) {
        expect(net + tax).toBe(total);
        expect(net >= 0 && tax >= 0 && net % step === 0 && tax % step === 0).toBe(true);
      }
      for (const { percent, net, tax } of rates)
        expect(Math.abs(tax - (net * percent) / 100)).toBeLessThanOrEqual(step / 2);
    }
  });
});

describe('an amount divided among parts', () => {
  it('goes out exactly, in proportion, and to no part more than itself', () => {
    expect(
      allocate(
        100,
        [1, 1, 1].map((part) => part * 50),
      ),
    ).toEqual([34, 33, 33]);
    expect(allocate(0, [5, 5])).toEqual([0, 0]);
    expect(allocate(10, [5, 5])).toEqual([5, 5]);
    expect(allocate(0, [0, 0])).toEqual([0, 0]);
    expect(allocate(99, [99, 1])).toEqual([98, 1]);
  });
});

const bought = { description: 'River Map, Pro', taxName: 'VAT', taxPercent: 15 };

describe('credits', () => {
  it('take the tax of an order in proportion, as before there were lines', () => {
    expect(creditLines([{ net: 869, tax: 130 }], 500, 'USD')).toEqual([{ net: 435, tax: 65, total: 500 }]);
  });

  it('are whole in a currency without decimals, unless the invoice is not', () => {
    expect(creditLines([{ net: 10_000, tax: 1_000 }], 5_000, 'JPY')).toEqual([{ net: 4_500, tax: 500, total: 5_000 }]);
    expect(creditLines([{ net: 869, tax: 130 }], 500, 'JPY')).toEqual([{ net: 435, tax: 65, total: 500 }]);
  });

  it('keep quantity and price of a line that is credited as a whole, and credit a part as one piece', () => {
    const lines = [
      { ...line(2.5, 4_000), description: 'Design', unit: 'hours', net: 10_000, tax: 1_500, total: 11_500 },
    ];
    expect(toCreditedLines(lines, lines, { cents: 11_500, currency: 'USD' })).toMatchObject([
      { quantity: 2.5, unit: 'hours', unitCents: -4_000, net: -10_000, tax: -1_500, total: -11_500, line: 0 },
    ]);
    expect(toCreditedLines(lines, lines, { cents: 1_150, currency: 'USD' })).toMatchObject([
      { quantity: 1, unit: null, unitCents: -1_000, net: -1_000, tax: -150, total: -1_150 },
    ]);
    const order = toOrderLine({ ...bought, until: null }, { net: 869, tax: 130, total: 999 });
    expect(toCreditedLines([order], [order], { cents: 999, currency: 'USD' })[0]).not.toHaveProperty('until');
  });

  it.each([
    ['of one cent each', () => 1],
    ['of random amounts', createRandom(11)],
  ])('%s add up to the invoice, line by line, and no line ever exceeds it', (_name, next) => {
    const lines = [
      { ...line(1, 869), description: 'a', unit: null, net: 869, tax: 130, total: 999 },
      { ...line(1, 7, 5), description: 'b', unit: null, net: 7, tax: 0, total: 7 },
      { ...line(3, 100, 0), description: 'c', unit: null, net: 300, tax: 0, total: 300 },
    ];
    const credits: (LineSplit & { line: number })[] = [];
    let left: LineSplit[] = subtractCredits(lines, credits);
    for (let rest = sumLines(left).total; rest > 0; rest = sumLines(left).total) {
      const cents = Math.min(rest, 1 + next(60));
      const note = toCreditedLines(lines, left, { cents, currency: 'USD' });
      expect(sumLines(note).total).toBe(-cents);
      credits.push(...note);
      left = subtractCredits(lines, credits);
      expect(left.every(({ net, tax }) => net >= 0 && tax >= 0)).toBe(true);
    }
    for (const [index, { net, tax }] of lines.entries()) {
      const sums = sumLines(credits.filter((credit) => credit.line === index));
      expect([sums.net, sums.tax]).toEqual([-net || 0, -tax || 0]);
    }
  });
});
