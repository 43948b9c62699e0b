import { beforeEach, expect, test, vi } from 'vitest';
import { readCartCount, saveCartCount, subscribeCartCount } from './cart-count.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});

test('the count is remembered, and listeners hear of changes only', () => {
  const changed = vi.fn();
  const unsubscribe = subscribeCartCount(changed);
  saveCartCount(2);
  saveCartCount(2);
  expect(readCartCount()).toBe(2);
  expect(changed).toHaveBeenCalledOnce();
  unsubscribe();
  saveCartCount(0);
  expect(readCartCount()).toBe(0);
  expect(stored.size).toBe(0);
  expect(changed).toHaveBeenCalledOnce();
});

test('an invalid stored value counts as empty', () => {
  stored.set('cart-count', 'many');
  expect(readCartCount()).toBe(0);
});
