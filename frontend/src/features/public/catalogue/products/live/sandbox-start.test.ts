import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consumeStart, isFrameAllowed, reloadToStart } from './sandbox-start.ts';

const reload = vi.fn();
let stored: Map<string, string>;

/** A document that was loaded for one address and now shows another. */
function openPage(loadedFor: string, pathname: string) {
  vi.stubGlobal('location', { pathname, reload });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: `https://studio.example${loadedFor}` }] });
}

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the start of a sandbox', () => {
  it('needs a document that was loaded for its page', () => {
    openPage('/product/7?tab=features', '/product/7');
    expect(isFrameAllowed()).toBe(true);
    openPage('/products', '/product/7');
    expect(isFrameAllowed()).toBe(false);
  });

  it('continues once after the reload, on the same page only', () => {
    openPage('/products', '/product/7');
    reloadToStart();
    expect(reload).toHaveBeenCalledOnce();
    openPage('/product/8', '/product/8');
    expect(consumeStart()).toBe(false);
    openPage('/product/7', '/product/7');
    reloadToStart();
    expect([consumeStart(), consumeStart()]).toEqual([true, false]);
  });

  it('waits for another press where storage is forbidden', () => {
    vi.stubGlobal('sessionStorage', undefined);
    openPage('/products', '/product/7');
    reloadToStart();
    expect(consumeStart()).toBe(false);
  });
});
