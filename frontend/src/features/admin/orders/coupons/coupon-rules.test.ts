import { expect, it } from 'vitest';
import type { AdminCoupon } from '@/api/generated/model.ts';
import { endOf, lastDayOf } from '../../kit/last-day.ts';
import { checkCoupon, toCouponInput, toDraft } from './coupon-rules.ts';

const coupon: AdminCoupon = {
  id: '5c9c6c4e-8f0e-4f6e-9a53-0d6a3c3e8b10',
  version: 4,
  code: 'EID25',
  kind: 'percent',
  value: 25,
  uses: 3,
  products: [2],
  endsAt: '2026-11-30T18:00:00.000Z',
  limit: 100,
  active: true,
  created_at: '2026-11-01T00:00:00Z',
};

it('keeps the time of an expiry date that was not edited', () => {
  expect(toCouponInput(toDraft(coupon), coupon)).toEqual({
    code: 'EID25',
    kind: 'percent',
    value: 25,
    products: [2],
    limit: 100,
    active: true,
    version: 4,
    endsAt: coupon.endsAt,
  });
});

it('lets a coupon be used until the end of its last day', () => {
  expect(lastDayOf(endOf('2026-12-31'))).toBe('2026-12-31');
  expect(endOf('2026-12-31')).toBe(new Date(2027, 0, 1).toISOString());
  expect([endOf(''), lastDayOf(null)]).toEqual([null, '']);
});

it('accepts a code as typed', () => {
  expect(toCouponInput({ ...toDraft(null), code: ' eid 25 ', value: '10' }, null)).toMatchObject({
    code: 'EID25',
    value: 10,
    endsAt: null,
    limit: null,
    products: [],
  });
});

it.each([
  ['code', { code: 'ঈদ' }],
  ['code', { code: '-A1' }],
  ['value', { value: '' }],
  ['value', { value: '12.5' }],
  ['value', { value: '101' }],
  ['value', { kind: 'amount' as const, value: '1.005' }],
  ['value', { kind: 'amount' as const, value: '10001' }],
  ['limit', { limit: '0' }],
  ['limit', { limit: '2.5' }],
])('reports %s of %o', (field, part) => {
  expect(Object.keys(checkCoupon({ ...toDraft(coupon), ...part }))).toEqual([field]);
});

it('reports the limit for an amount above the currency limit', () => {
  const draft = { ...toDraft(coupon), kind: 'amount' as const };
  expect(checkCoupon({ ...draft, value: '10000.01' })).toEqual({ value: 'At most $10,000.00' });
  expect(checkCoupon({ ...draft, value: '10000' })).toEqual({});
});

it('accepts a stored coupon', () => {
  expect(checkCoupon(toDraft(coupon))).toEqual({});
  expect(checkCoupon({ ...toDraft(coupon), kind: 'amount', value: '2.5' })).toEqual({});
});
