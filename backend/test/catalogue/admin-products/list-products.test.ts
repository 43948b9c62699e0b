import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOffer } from '../../factories/commerce.ts';
import { createProduct } from '../../factories/content.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let headers: { authorization: string };

const plans = (...prices: number[]) =>
  JSON.stringify(prices.map((price) => ({ name: `Plan ${price}`, price, period: 'year', features: [] })));

beforeAll(async () => {
  app = await createTestApp();
  headers = (await app.signedIn('super_admin')).headers;
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  await createProduct(app.db, { title: 'Anchor', pricing: plans(0, 20, 5), updated_at: at(3) });
  await createProduct(app.db, { title: 'buoy', pricing: plans(0), published: false, updated_at: at(4) });
  await createProduct(app.db, { title: 'Chart', pricing: plans(12.5), category: 'Scripts', updated_at: at(1) });
  const gone = await createProduct(app.db, { title: 'Dinghy', published: false });
  await app.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute();
});
afterAll(() => app.close());

const list = (query: Record<string, unknown> = {}) => app.http.get('/api/admin/products').set(headers).query(query);
const titles = async (query: Record<string, unknown>) =>
  (await list(query).expect(200)).body.items.map(({ title }: { title: string }) => title);

describe('GET /api/admin/products', () => {
  it('200: includes drafts but not deleted products, most recently changed first', async () => {
    const { body } = await list().expect(200);
    expect({ ...body, items: body.items.length }).toEqual({ items: 3, total: 3, page: 1, limit: 20 });
    expect(body.items.map(({ title, status }: Record<string, string>) => [title, status])).toEqual([
      ['buoy', 'draft'],
      ['Anchor', 'published'],
      ['Chart', 'published'],
    ]);
  });

  it('200: a row has the lowest paid plan and whether a file is available', async () => {
    const offer = await createOffer(app.db, app.deps.storage, { title: 'Oar' });
    const { items } = (await list({ sort: 'title' })).body;
    expect(items.map((row: Record<string, unknown>) => [row.title, row.price, row.period, row.freePlan])).toEqual([
      ['Anchor', 5, 'year', true],
      ['buoy', 0, null, true],
      ['Chart', 12.5, 'year', false],
      ['Oar', 9.99, 'once', true],
    ]);
    expect(items.map(({ hasFile }: { hasFile: boolean }) => hasFile)).toEqual([false, false, false, true]);
    await app.db.deleteFrom('products').where('id', '=', offer.id).execute();
  });

  it.each([
    ['title', ['Anchor', 'buoy', 'Chart']],
    ['-title', ['Chart', 'buoy', 'Anchor']],
    ['price', ['buoy', 'Anchor', 'Chart']],
    ['-price', ['Chart', 'Anchor', 'buoy']],
    ['status', ['buoy', 'Anchor', 'Chart']],
    ['updated', ['Chart', 'Anchor', 'buoy']],
  ])('200: sorted by %s', async (sort, expected) => {
    expect(await titles({ sort })).toEqual(expected);
  });

  it('200: search, status and category narrow the list together', async () => {
    expect(await titles({ search: 'ANCH' })).toEqual(['Anchor']);
    expect(await titles({ search: '%' })).toEqual([]);
    expect(await titles({ status: 'draft' })).toEqual(['buoy']);
    expect(await titles({ category: 'Scripts' })).toEqual(['Chart']);
    expect(await titles({ category: 'Scripts', status: 'draft' })).toEqual([]);
  });

  it('200: pages do not overlap', async () => {
    expect(await titles({ sort: 'title', limit: 2, page: 2 })).toEqual(['Chart']);
    expect(await titles({ sort: 'title', limit: 2, page: 9 })).toEqual([]);
  });

  it.each([{ sort: 'stock' }, { status: 'gone' }, { category: ' ' }, { limit: 101 }, { page: 0 }, { surprise: 1 }])(
    '400: %j',
    async (query) => {
      expect((await list(query)).status).toBe(400);
    },
  );
});
