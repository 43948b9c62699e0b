import { describe, expect, it } from 'vitest';
import { createRevalidatingCache } from '../../src/lib/revalidating-cache.ts';

function setup(max = 2) {
  const state = { now: 1, made: 0 };
  const cache = createRevalidatingCache<number>({
    name: 'test',
    max,
    freshMs: 10,
    keepMs: 100,
    verdict: (value) => (value < 0 ? 'leave' : value === 0 ? 'drop' : 'keep'),
    now: () => state.now,
  });
  const make = async () => {
    state.made += 1;
    return state.made;
  };
  return { state, cache, make };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('createRevalidatingCache', () => {
  it('returns a value while it is fresh', async () => {
    const { cache, make } = setup();
    expect([await cache.get('a', make), await cache.get('a', make)]).toEqual([1, 1]);
  });

  it('stale-while-revalidate: returns the old value while a new one is fetched', async () => {
    const { state, cache, make } = setup();
    await cache.get('a', make);
    state.now = 12;
    expect(await cache.get('a', make)).toBe(1);
    await turn();
    expect(await cache.get('a', make)).toBe(2);
  });

  it('stale-if-error: keeps the old value when fetching fails, until it is too old', async () => {
    const { state, cache, make } = setup();
    const fail = () => Promise.reject(new Error('down'));
    await cache.get('a', make);
    state.now = 51;
    expect(await cache.get('a', fail)).toBe(1);
    await turn();
    expect(await cache.get('a', async () => -1)).toBe(1);
    await turn();
    expect(await cache.get('a', fail)).toBe(1);
    state.now = 102;
    await expect(cache.get('a', fail)).rejects.toThrow('down');
  });

  it('drops a value whose replacement must not be cached', async () => {
    const { state, cache, make } = setup();
    await cache.get('a', make);
    state.now = 12;
    await cache.get('a', async () => 0);
    await turn();
    expect(cache.has('a')).toBe(false);
  });

  it('evicts the least recently used value', async () => {
    const { cache, make } = setup();
    await cache.get('a', make);
    await cache.get('b', make);
    await cache.get('a', make);
    await cache.get('c', make);
    expect(['a', 'b', 'c'].map(cache.has)).toEqual([true, false, true]);
  });

  it('does not cache what was started before it was cleared', async () => {
    const { cache } = setup();
    const { promise, resolve } = Promise.withResolvers<number>();
    const first = cache.get('a', () => promise);
    cache.clear();
    resolve(1);
    expect(await first).toBe(1);
    expect(cache.has('a')).toBe(false);
    expect(await cache.get('a', async () => 2)).toBe(2);
  });
});
