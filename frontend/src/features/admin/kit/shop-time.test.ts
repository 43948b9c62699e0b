import { afterAll, beforeAll, expect, it } from 'vitest';
import { setBusinessTimeZone } from '@/lib/business-time-zone.ts';
import { readShopInput, shopTimeHelp, toShopInput } from './shop-time.ts';

beforeAll(() => setBusinessTimeZone('Asia/Dhaka'));
afterAll(() => setBusinessTimeZone('UTC'));

it.each([
  ['2026-11-21T15:30', '2026-11-21T09:30:00.000Z'],
  ['2026-11-21T00:15', '2026-11-20T18:15:00.000Z'],
])('%s in the shop is %s', (local, iso) => {
  expect(readShopInput(local)).toBe(iso);
  expect(toShopInput(iso)).toBe(local);
});

it.each(['', '2026-11-21', 'T09:30'])('%j is no moment', (local) => {
  expect(readShopInput(local)).toBeNull();
});

it('names the clock', () => {
  expect(toShopInput(null)).toBe('');
  expect(shopTimeHelp()).toBe('Shop time (Asia/Dhaka).');
});
