import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDownload, createOrder } from '../../factories/commerce.ts';
import { createProduct } from '../../factories/content.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const search = (headers: Record<string, string>, q: string) =>
  app.http.get('/api/dashboard/search').query({ q }).set(headers);
const titles = async (headers: Record<string, string>, q: string) =>
  (await search(headers, q)).body.hits.map(({ title }: { title: string }) => title);

describe('GET /api/dashboard/search', () => {
  it('200: products by title, the caller’s orders by product, their downloads by file name, regardless of case', async () => {
    const { user, headers } = await app.signedIn();
    const product = await createProduct(app.db, { title: 'Kingfisher Atlas', category: 'Graphics Design' });
    const order = await createOrder(app.db, user.id, { product_name: 'Kingfisher Atlas' });
    await createDownload(app.db, app.deps.storage, user.id, { name: 'kingfisher-atlas.zip' });
    const { status, body } = await search(headers, '  kingFISHER ');
    expect(status).toBe(200);
    expect(body.hits).toEqual([
      { kind: 'product', title: 'Kingfisher Atlas', detail: 'Graphics Design', href: `/product/${product.id}` },
      {
        kind: 'order',
        title: `Order #${order.number}`,
        detail: 'Kingfisher Atlas',
        href: `/dashboard/orders?order=${order.id}`,
      },
      { kind: 'download', title: 'kingfisher-atlas.zip', detail: 'River Map', href: '/dashboard/downloads' },
    ]);
  });

  it('200: an order by its number, with or without the number sign', async () => {
    const { user, headers } = await app.signedIn();
    const order = await createOrder(app.db, user.id);
    await createOrder(app.db, user.id);
    for (const q of [String(order.number), `#${order.number}`, ` #${order.number} `]) {
      expect(await titles(headers, q), q).toEqual([`Order #${order.number}`]);
    }
  });

  it('200: at most five of each kind, the caller’s newest', async () => {
    const { user, headers } = await app.signedIn();
    for (let index = 0; index < 7; index += 1) {
      await createProduct(app.db, { title: `Heron ${index}` });
      await createOrder(app.db, user.id, { product_name: 'Heron', created_at: new Date(Date.UTC(2026, 0, 1 + index)) });
      await createDownload(app.db, app.deps.storage, user.id, {
        name: `heron-${index}.zip`,
        createdAt: new Date(Date.UTC(2026, 0, 1 + index)),
      });
    }
    const { hits } = (await search(headers, 'heron')).body;
    const kinds = hits.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual([...Array(5).fill('product'), ...Array(5).fill('order'), ...Array(5).fill('download')]);
    expect(hits[0].title).toBe('Heron 0');
    expect(hits.slice(10).map(({ title }: { title: string }) => title)).toEqual(
      [6, 5, 4, 3, 2].map((index) => `heron-${index}.zip`),
    );
  });

  it('200: pattern characters are matched literally', async () => {
    const { user, headers } = await app.signedIn();
    await createOrder(app.db, user.id, { product_name: 'Plain' });
    const odd = await createOrder(app.db, user.id, { product_name: String.raw`100%_off \ O'Neil` });
    for (const q of ['0%_o', '_off', String.raw`\ O`, "O'Neil"]) {
      expect(await titles(headers, q), q).toEqual([`Order #${odd.number}`]);
    }
    expect(await titles(headers, "' or 1=1 --")).toEqual([]);
  });

  it('200: Bangla names', async () => {
    const { user, headers } = await app.signedIn();
    await createDownload(app.db, app.deps.storage, user.id, { name: 'বাংলা-ক্যালেন্ডার-২০২৫.zip' });
    expect(await titles(headers, 'ক্যালেন্ডার')).toEqual(['বাংলা-ক্যালেন্ডার-২০২৫.zip']);
  });

  it('200: nothing from other customers and no unpublished products', async () => {
    const [mine, other] = [await app.signedIn(), await app.signedIn()];
    const order = await createOrder(app.db, other.user.id, { product_name: 'Secret Otter' });
    await createDownload(app.db, app.deps.storage, other.user.id, { name: 'secret-otter.zip' });
    await createProduct(app.db, { title: 'Secret Otter', published: false });
    expect(await titles(mine.headers, 'otter')).toEqual([]);
    expect(await titles(mine.headers, `#${order.number}`)).toEqual([]);
  });

  it.each([
    ['no text', ''],
    ['an empty text', '?q='],
    ['101 characters', `?q=${'x'.repeat(101)}`],
    ['two texts', '?q=a&q=b'],
    ['a zero byte', '?q=%00'],
    ['an unknown parameter', '?q=a&user_id=1'],
  ])('400: %s', async (_name, query) => {
    const { headers } = await app.signedIn();
    expect((await app.http.get(`/api/dashboard/search${query}`).set(headers)).status).toBe(400);
  });
});
