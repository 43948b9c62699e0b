import { describe, expect, it } from 'vitest';
import { calculateCommission, toCommissionState } from '../../../contract/rules/affiliates.ts';

const line = (cents: number, taxCents = 0, refundedCents = 0) => ({ cents, taxCents, refundedCents });

describe('calculateCommission', () => {
  it('is a percentage of the price without tax, with half a cent rounded up', () => {
    // $9.99, of which 20% are 1.998
    expect(calculateCommission([line(999)], 20)).toBe(200);
    // ৳1,180.00 with 15% VAT of ৳153.91: 10% of ৳1,026.09
    expect(calculateCommission([line(118_000, 15_391)], 10)).toBe(10_261);
    expect(calculateCommission([line(250)], 1)).toBe(3);
  });

  it('is rounded once for all lines, and follows what is left of them after refunds', () => {
    // 3.33 + 3.33 + 3.34 = 10.00
    expect(calculateCommission([line(333), line(333), line(334)], 15)).toBe(150);
    // $9.99 less $4.00: 20% of 5.99
    expect(calculateCommission([line(999, 0, 400)], 20)).toBe(120);
    // ৳1,180.00 less ৳590.00: half of the net, ৳513.05 (from 513.045)
    expect(calculateCommission([line(118_000, 15_391, 59_000)], 10)).toBe(5131);
    expect(calculateCommission([line(999, 0, 999), line(0)], 20)).toBe(0);
  });
});

it('is held until its moment, then ready until it is paid', () => {
  const at = new Date('2026-11-30T00:00:00Z');
  const before = new Date(at.getTime() - 1);
  expect(toCommissionState({ availableAt: at, isPaid: false }, before)).toBe('held');
  expect(toCommissionState({ availableAt: at, isPaid: false }, at)).toBe('ready');
  expect(toCommissionState({ availableAt: at, isPaid: true }, before)).toBe('paid');
});
