import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readCartCount, saveCartCount, subscribeCartCount } from './cart-count.ts';

let jar: Map<string, string>;
let isForbidden: boolean;
beforeEach(() => {
  jar = new Map([['promo', 'closed']]);
  isForbidden = false;
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = '', age = ''] = /^([^=]+)=([^;]*); Max-Age=(\d+)/.exec(text) ?? [];
      if (isForbidden) return;
      if (age === '0') jar.delete(name);
      else jar.set(name, value);
    },
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  });
});
afterEach(() => {
  saveCartCount(0);
  vi.unstubAllGlobals();
});

it('is 0 before anything was added, and remembered in a cookie until the cart is empty', () => {
  expect(readCartCount()).toBe(0);
  saveCartCount(3);
  expect(readCartCount()).toBe(3);
  expect(jar.get('cart-count')).toBe('3');
  saveCartCount(0);
  expect(readCartCount()).toBe(0);
  expect([...jar.keys()]).toEqual(['promo']);
});

it('is remembered until the page is closed where cookies are forbidden', () => {
  isForbidden = true;
  saveCartCount(2);
  expect(readCartCount()).toBe(2);
});

it('notifies listeners when it changes, and only then', () => {
  const changed = vi.fn();
  const stop = subscribeCartCount(changed);
  saveCartCount(1);
  saveCartCount(1);
  expect(changed).toHaveBeenCalledTimes(1);
  stop();
  saveCartCount(2);
  expect(changed).toHaveBeenCalledTimes(1);
});
