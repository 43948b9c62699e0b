import { describe, expect, it } from 'vitest';
import { deductDeposits, toDepositLines, toDepositTaxes } from '../../../../contract/rules/invoice-deposits.ts';
import { toInvoicedLines } from '../../../../contract/rules/invoice-drafts.ts';
import { subtractCredits, sumLines, sumRates, toCreditedLines } from '../../../../contract/rules/invoice-lines.ts';
import { draftLine } from '../../factories/direct-invoices.ts';

const linesOf = (...prices: number[]) =>
  toInvoicedLines(
    prices.map((unitPrice, index) => draftLine(`Line ${index}`, { unitPrice })),
    'USD',
  );
const depositOf = (number: string, ...prices: number[]) => ({
  id: number,
  number,
  issuedOn: '2026-10-01',
  taxes: toDepositTaxes([{ lines: linesOf(...prices) }]),
});

describe('deposits of a final invoice', () => {
  it('take net and tax of each rate, and leave the rest of both', () => {
    const own = toInvoicedLines(
      [draftLine('A', { unitPrice: 1000 }), draftLine('B', { taxPercent: 0, taxName: '' })],
      'USD',
    );
    const deducting = toDepositLines(own, [depositOf('2026-00001', 300), depositOf('2026-00002', 100.01)]) ?? [];
    // 15% of 300 is 45; of 100.01 it is 15.0015, which is 15.00.
    expect(deducting).toMatchObject([
      { quantity: -1, unitCents: 30_000, net: -30_000, tax: -4_500, total: -34_500 },
      { quantity: -1, unitCents: 10_001, net: -10_001, tax: -1_500, total: -11_501 },
    ]);
    expect(sumRates([...own, ...deducting])).toEqual([
      { name: 'VAT', percent: 15, net: 59_999, tax: 9_000 },
      { name: '', percent: 0, net: 10_000, tax: 0 },
    ]);
  });

  it('are refused above the lines of their rate, also while other lines would cover them', () => {
    const own = toInvoicedLines(
      [draftLine('A'), draftLine('B', { unitPrice: 900, taxPercent: 0, taxName: '' })],
      'USD',
    );
    expect(toDepositLines(own, [depositOf('1', 100.01)])).toBeUndefined();
    expect(toDepositLines(own, [depositOf('1', 60), depositOf('2', 60)])).toBeUndefined();
    expect(toDepositLines(linesOf(100), [depositOf('1', 100)])).toMatchObject([{ total: -11_500 }]);
  });

  it('deduct no tax that only their own rounding has added', () => {
    // 15% of 10.04 is 1.506, so three deposits have 4.53, while 15% of 30.12 is 4.518, so the lines have 4.52.
    const own = linesOf(30.12);
    const deducting = toDepositLines(own, [depositOf('1', 10.04), depositOf('2', 10.04), depositOf('3', 10.04)]) ?? [];
    expect(deducting.map(({ tax }) => tax)).toEqual([-151, -151, -150]);
    expect(sumLines([...own, ...deducting])).toEqual({ net: 0, tax: 0, total: 0 });
  });

  it('leave to credit notes what the invoice states after them, and any credits add up to it', () => {
    const own = linesOf(33.33, 66.67, 100);
    const lines = [...own, ...(toDepositLines(own, [depositOf('1', 77.77)]) ?? [])];
    const { total } = sumLines(lines);
    const left = deductDeposits(lines, 'USD');
    expect(sumLines(left).total).toBe(total);
    expect(left.at(-1)).toEqual({ net: 0, tax: 0 });
    const notes = [];
    for (const cents of [1, 4_999, total - 5_000]) {
      const rest = subtractCredits(left, notes);
      notes.push(...toCreditedLines(lines, rest, { cents, currency: 'USD' }));
    }
    const [rate] = sumRates([...lines, ...notes]);
    expect(rate).toMatchObject({ net: 0, tax: 0 });
    expect(notes.every(({ deposit }) => deposit === undefined)).toBe(true);
  });

  it('stay whole in a currency without decimals', () => {
    const own = toInvoicedLines([draftLine('A', { unitPrice: 1_001 }), draftLine('B', { unitPrice: 333 })], 'JPY');
    const taxes = toDepositTaxes([{ lines: toInvoicedLines([draftLine('C', { unitPrice: 500 })], 'JPY') }]);
    const lines = [...own, ...(toDepositLines(own, [{ id: '1', number: '1', issuedOn: '2026-10-01', taxes }]) ?? [])];
    for (const { net, tax } of deductDeposits(lines, 'JPY')) expect([net % 100, tax % 100]).toEqual([0, 0]);
  });
});
