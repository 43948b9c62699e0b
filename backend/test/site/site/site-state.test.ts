import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSiteState } from '../../../src/features/site/site-state.service.ts';
import type { SiteState } from '../../../src/http/site-state.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let state: SiteState;
let now = 0;
let reads = 0;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  await rename('First');
  now = 1_000_000;
  reads = 0;
  const counted = new Proxy(app.db, {
    get: (db, name) => {
      if (name === 'selectFrom') reads += 1;
      const value: unknown = Reflect.get(db, name);
      return typeof value === 'function' ? value.bind(db) : value;
    },
  });
  state = createSiteState(counted, () => now);
});

const rename = (name: string) => app.db.updateTable('site_settings').set({ name }).execute();
const name = async () => (await state.get()).name;
/** Runs `work` while the settings cannot be read. */
const withoutTable = async (work: () => Promise<void>) => {
  await app.connection.pool.query('alter table site_settings rename to elsewhere');
  try {
    await work();
  } finally {
    await app.connection.pool.query('alter table elsewhere rename to site_settings');
  }
};

describe('the cached site state', () => {
  it('is read once for all requests within two seconds', async () => {
    expect(await Promise.all([name(), name(), name()])).toEqual(['First', 'First', 'First']);
    now += 2_000;
    await rename('Second');
    expect(await name()).toBe('First');
    expect(reads).toBe(1);
    now += 1;
    expect(state.peek()).toBeUndefined();
    expect(await Promise.all([name(), name()])).toEqual(['Second', 'Second']);
    expect(reads).toBe(2);
  });

  it('is read again after forget()', async () => {
    await name();
    await rename('Second');
    expect(state.peek()?.name).toBe('First');
    state.forget();
    expect(state.peek()).toBeUndefined();
    expect(await name()).toBe('Second');
  });

  it.each(['the first', 'a later'])('is not cached from a read that forget() has overtaken, %s one', async (which) => {
    if (which === 'a later') {
      await name();
      now += 2_001;
    }
    const overtaken = name();
    state.forget();
    await rename('Second');
    expect(['First', 'Second']).toContain(await overtaken);
    expect(state.peek()).toBeUndefined();
    expect(await name()).toBe('Second');
  });

  it('stays unchanged while the database does not respond, also after forget()', async () => {
    await name();
    await withoutTable(async () => {
      now += 60_000;
      expect(await name()).toBe('First');
      state.forget();
      expect(await name()).toBe('First');
      expect(state.peek()).toBeUndefined();
    });
    await rename('Second');
    expect(await name()).toBe('Second');
  });

  it('fails when it has never been read', async () => {
    await withoutTable(async () => {
      await expect(state.get()).rejects.toThrow('site_settings');
    });
    expect(await name()).toBe('First');
  });
});
