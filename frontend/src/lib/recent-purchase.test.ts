import { beforeEach, expect, test, vi } from 'vitest';
import { clearPurchases, findRecentPurchase, savePurchase } from './recent-purchase.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

const course = { productId: 3, planId: 'full-course', href: '/order#token' };

test('a purchase is remembered for ten minutes, per plan', () => {
  savePurchase(course, 1_000);
  savePurchase({ ...course, planId: 'team', href: '/order#team' }, 2_000);
  expect(findRecentPurchase(3, 'full-course', 60_000)?.href).toBe('/order#token');
  expect(findRecentPurchase(3, 'team', 60_000)?.href).toBe('/order#team');
  expect(findRecentPurchase(3, 'free', 60_000)).toBeUndefined();
  expect(findRecentPurchase(4, 'team', 60_000)).toBeUndefined();
  expect(findRecentPurchase(3, 'full-course', 601_001)).toBeUndefined();
});

test('the newest order of a plan counts, and broken storage is ignored', () => {
  savePurchase(course, 1_000);
  savePurchase({ ...course, href: '/order#second' }, 2_000);
  expect(findRecentPurchase(3, 'full-course', 3_000)?.href).toBe('/order#second');
  clearPurchases();
  expect(findRecentPurchase(3, 'full-course', 3_000)).toBeUndefined();
  stored.set('bought', '{"a":1}');
  expect(findRecentPurchase(3, 'full-course', 3_000)).toBeUndefined();
});
