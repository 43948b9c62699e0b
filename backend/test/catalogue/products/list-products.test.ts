import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countPurchases } from '../../../src/features/insight/product-purchases.repository.ts';
import { createOrder } from '../../factories/commerce.ts';
import { createProduct } from '../../factories/content.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const add = (title: string, overrides: Parameters<typeof createProduct>[1]) =>
    createProduct(app.db, { title, ...overrides });
  await add('Alpha Ferry', { position: 3, fair_rating: 4, last_update: '2026-03-01', category: 'Scripts' });
  await add('beta 100% Tide_Table', { position: 1, fair_rating: 4.5, last_update: '2026-01-01' });
  await add('Gamma Delta', {
    position: 2,
    rating: 4,
    reviews: 90,
    fair_rating: 4.2,
    last_update: '2026-02-01',
    description: 'Knows every FERRY.\n\nMore.',
  });
  await add('বাংলা ক্যালেন্ডার', { position: 4, fair_rating: 0, last_update: '2025-01-01', description: 'দিনপঞ্জি' });
  await add('Draft', { published: false });
});
afterAll(() => app.close());

const list = (query: Record<string, unknown> = {}) => app.http.get('/api/products').query(query);
const titles = async (query: Record<string, unknown>) =>
  (await list(query)).body.items.map((card: { title: string }) => card.title.split(' ')[0]);

describe('GET /api/products', () => {
  it('200: cards of the published products in the studio’s order', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 4, page: 1, limit: 12 });
    expect(body.items.map((card: { title: string }) => card.title[0])).toEqual(['b', 'G', 'A', 'ব']);
    expect(body.items[1]).toEqual({
      id: expect.any(Number),
      title: 'Gamma Delta',
      description: 'Knows every FERRY.',
      image: expect.objectContaining({ url: '/media/river-960.webp', widths: [480, 960] }),
      category: 'Android Applications',
      rating: 4,
      reviews: 90,
      downloads: '1k+',
      features: ['Depths', 'Ferries', 'Offline'],
      badges: ['New'],
      version: '1.0.0',
      lastUpdate: '2026-02-01',
    });
  });

  it.each([
    ['newest', ['Alpha', 'Gamma', 'beta', 'বাংলা']],
    ['rating', ['beta', 'Gamma', 'Alpha', 'বাংলা']],
    ['title', ['Alpha', 'beta', 'Gamma', 'বাংলা']],
    ['featured', ['beta', 'Gamma', 'Alpha', 'বাংলা']],
  ])('200: sorted by %s', async (sort, expected) => {
    expect(await titles({ sort })).toEqual(expected);
  });

  it.each([
    ['ferry', ['Gamma', 'Alpha']],
    ['  Ferry ', ['Gamma', 'Alpha']],
    ['%', ['beta']],
    ['_', ['beta']],
    ['d_l', []],
    ['\\', []],
    ['ক্যালেন্ডার', ['বাংলা']],
    ['দিন', ['বাংলা']],
    ["'; drop table products; --", []],
    ['Draft', []],
  ])('200: searching for %s', async (search, expected) => {
    expect(await titles({ search })).toEqual(expected);
  });

  it('200: popular products are those that were paid for recently, not those that were ordered or given away', async () => {
    const { user } = await app.signedIn();
    const products = await app.db.selectFrom('products').select(['id', 'title']).execute();
    const order = async (start: string, values: Parameters<typeof createOrder>[2]) => {
      const product = products.find(({ title }) => title.startsWith(start));
      await createOrder(app.db, user.id, {
        product_id: product?.id ?? null,
        product_name: start,
        amount_cents: 900,
        status: 'completed',
        ...values,
      });
    };
    await order('বাংলা', {});
    await order('Alpha', { status: 'pending' });
    await order('Alpha', { status: 'refunded' });
    await order('Gamma', { amount_cents: 0 });
    await order('Gamma', { created_at: new Date(app.clock.now().getTime() - 91 * 24 * 60 * 60 * 1000) });
    await countPurchases(app.db, app.clock.now());
    expect(await titles({ sort: 'popular' })).toEqual(['বাংলা', 'beta', 'Gamma', 'Alpha']);
  });

  it('200: titles in the order of the language, those without a translation last', async () => {
    const products = await app.db.selectFrom('products').select(['id', 'title']).execute();
    const idOf = (start: string) => String(products.find(({ title }) => title.startsWith(start))?.id);
    const translate = (start: string, text: string) => ({
      language: 'bn',
      type: 'product' as const,
      record_id: idOf(start),
      texts: JSON.stringify([{ path: 'title', digest: '', text }]),
      html_version: 1,
      published: true,
      saved_at: new Date(),
    });
    await app.db
      .insertInto('content_translations')
      .values([translate('Alpha', 'হাওয়া'), translate('beta', 'কৌতুক'), translate('Gamma', 'ক্ষমতা')])
      .execute();
    const order = async (language: string) => {
      const { body } = await list({ sort: 'title' }).set('Accept-Language', language);
      return body.items.map((card: { id: number }) => String(card.id));
    };
    expect(await order('bn')).toEqual(['beta', 'Gamma', 'Alpha', 'বাংলা'].map(idOf));
    expect(await order('en')).toEqual(['Alpha', 'beta', 'Gamma', 'বাংলা'].map(idOf));
    await app.db.deleteFrom('content_translations').execute();
  });

  it('200: a blank search is ignored', async () => {
    expect((await list({ search: '   ' })).body.total).toBe(4);
  });

  it('200: a category matches exactly; an unknown one returns an empty page', async () => {
    expect(await titles({ category: 'Scripts' })).toEqual(['Alpha']);
    expect(await titles({ category: 'scripts' })).toEqual([]);
    expect(await titles({ category: 'Scripts', search: 'gamma' })).toEqual([]);
  });

  it('200: a label matches every category that the owner has assigned to it, in any case', async () => {
    const topic = (name: string) => ({ id: name, name, label: 'Scripts & Plugins', filter: 'used' as const });
    await app.db
      .insertInto('site_documents')
      .values({
        name: 'productCategories',
        body: JSON.stringify({ items: [topic('Scripts'), topic('Plugins')], pinned: [] }),
      })
      .execute();
    expect(await titles({ category: 'Scripts & Plugins' })).toEqual(['Alpha']);
    const plugin = await createProduct(app.db, { title: 'Epsilon', category: 'Plugins', position: 9 });
    expect(await titles({ category: 'Scripts & Plugins' })).toEqual(['Alpha', 'Epsilon']);
    expect(await titles({ category: 'plugins' })).toEqual(['Epsilon']);
    expect(await titles({ category: 'Scripts & Plugins', search: 'eps' })).toEqual(['Epsilon']);
    await app.db.deleteFrom('products').where('id', '=', plugin.id).execute();
  });

  it('200: pages follow each other, and a page after the last is empty', async () => {
    expect(await titles({ limit: 3 })).toEqual(['beta', 'Gamma', 'Alpha']);
    expect(await titles({ limit: 3, page: 2 })).toEqual(['বাংলা']);
    expect((await list({ limit: 3, page: 100_000 })).body).toEqual({ items: [], total: 4, page: 100_000, limit: 3 });
  });

  it.each([
    { page: 0 },
    { limit: 61 },
    { sort: 'price' },
    { search: 'x'.repeat(101) },
    { search: '' },
    { category: '' },
    { colour: 'red' },
  ])('400: %o', async (query) => {
    expect((await list(query)).status).toBe(400);
  });
});
