import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { createForm } from '../../product-form.ts';
import { demoAdmin, newCustomer, type Scenario } from '../../scenario.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

const upload = async (client: Client, token: string, name = 'tide.zip', bytes = 'tide') => {
  const body = new FormData();
  body.set('file', new Blob([bytes]), name);
  return client.call('adminUploadProductFile', { token, body });
};

export const adminProductsScenarios: Scenario[] = [
  {
    name: 'a product is added, published, found, bought, renewed, deleted and restored',
    async run(client) {
      const { token } = await demoAdmin(client);
      const file = (await upload(client, token, 'tide-1.0.0.zip')).body;
      expect(file).toMatchObject({ name: 'tide-1.0.0.zip', size_bytes: 4 });
      const form = await createForm(client, { fileId: file.id });
      const created = await client.call('adminCreateProduct', { token, body: form });
      expect(created).toMatchObject({ status: 201, body: { title: form.title, status: 'draft', revision: 1, file } });
      expect(created.body.lastUpdate).toMatch(DAY);
      const params = { id: String(created.body.id) };
      expect((await client.call('getProduct', { params })).status).toBe(404);
      const drafts = await client.call('adminListProducts', { token, query: { status: 'draft', search: form.title } });
      expect(drafts.body.items).toMatchObject([{ price: 9.99, period: 'month', freePlan: true, hasFile: true }]);

      const publish = { status: 'published', revision: 1 };
      const published = await client.call('adminSetProductStatus', { token, params, body: publish });
      expect(published).toMatchObject({ status: 200, body: { status: 'published', revision: 2 } });
      const stale = await client.call('adminSetProductStatus', { token, params, body: publish });
      expect(stale).toMatchObject({
        status: 409,
        message: 'This has been changed since you opened it. Reload to see the latest version.',
      });
      expect((await client.call('getProduct', { params })).body).toMatchObject({ title: form.title, reviews: 0 });
      const searchReply = await client.call('listProducts', { query: { search: form.title } });
      expect(searchReply.body.total).toBe(1);

      const customer = await newCustomer(client);
      const order = { product_id: created.body.id, tier: 'Free' };
      const bought = await client.call('createOrder', { token: customer.token, body: order });
      expect(bought.status).toBe(201);
      const product = { ...form, status: 'published', version: '1.1.0', fileId: null };
      const without = await client.call('adminUpdateProduct', { token, params, body: { revision: 2, product } });
      expect(without).toMatchObject({ status: 400, message: 'Please add the file of version 1.1.0' });
      const fileId = (await upload(client, token, 'tide-1.1.0.zip', 'tides')).body.id;
      const body = { revision: 2, product: { ...product, fileId } };
      const updated = await client.call('adminUpdateProduct', { token, params, body });
      expect(updated.body).toMatchObject({ version: '1.1.0', revision: 3, file: { name: 'tide-1.1.0.zip' } });
      expect((await client.call('adminUpdateProduct', { token, params, body })).status).toBe(409);
      const [owned] = (await client.call('listDownloads', { token: customer.token })).body;
      expect(owned).toMatchObject({ id: bought.body.download_id, version: '1.1.0', file_name: 'tide-1.1.0.zip' });
      const [news] = (await client.call('listNotifications', { token: customer.token })).body.items;
      expect(news).toMatchObject({ kind: 'version', title: `${form.title} 1.1.0` });

      expect((await client.call('adminDeleteProduct', { token, params })).status).toBe(204);
      expect((await client.call('adminDeleteProduct', { token, params })).status).toBe(404);
      expect((await client.call('adminGetProduct', { token, params })).status).toBe(404);
      expect((await client.call('adminUpdateProduct', { token, params, body })).status).toBe(404);
      expect((await client.call('adminSetProductStatus', { token, params, body: publish })).status).toBe(404);
      expect((await client.call('getProduct', { params })).status).toBe(404);
      expect((await client.call('listDownloads', { token: customer.token })).body).toHaveLength(1);
      const restored = await client.call('adminRestoreProduct', { token, params });
      expect(restored.body).toMatchObject({ status: 'published', version: '1.1.0' });
      expect((await client.call('adminGetProduct', { token, params })).body).toEqual(restored.body);
      expect((await client.call('getProduct', { params })).status).toBe(200);
      await client.call('adminDeleteProduct', { token, params });
    },
  },
  {
    name: 'products are listed by title, price, status and change, searched and filtered',
    async run(client) {
      const { token } = await demoAdmin(client);
      const list = async (query: Record<string, string | number>) =>
        (await client.call('adminListProducts', { token, query: { limit: 100, ...query } })).body;
      const all = await list({ sort: 'title' });
      expect(all).toMatchObject({ page: 1, limit: 100, total: all.items.length });
      const titles = all.items.map(({ title }) => title.toLowerCase());
      expect(titles).toEqual([...titles].sort());
      const prices = (await list({ sort: '-price' })).items.map(({ price }) => price);
      expect(prices).toEqual([...prices].sort((a, b) => b - a));
      const dates = (await list({})).items.map(({ updated_at: updatedAt }) => updatedAt);
      expect(dates).toEqual([...dates].sort().reverse());
      expect((await list({ search: 'mehndi' })).items[0]).toMatchObject({ title: 'Mehndi & Henna Design' });
      expect((await list({ category: 'Windows Applications', status: 'published' })).total).toBe(1);
      expect((await list({ category: 'iOS Applications' })).items).toEqual([]);
      expect((await list({ page: 900 })).items).toEqual([]);
      expect((await client.call('adminListProducts', { token, query: { sort: 'stock' } })).status).toBe(400);
    },
  },
  {
    name: 'a product form is validated, and only a super-admin can send one',
    async run(client) {
      const { token } = await demoAdmin(client);
      const customer = await newCustomer(client);
      const form = await createForm(client);
      const params = { id: '1' };
      for (const overrides of [
        { demoLink: 'http://demo.example' },
        { downloadLink: 'javascript:alert(1)' },
        { title: ' ' },
        { images: [] },
        { images: [{ url: 'https://evil.example/x.webp', alt: 'x' }] },
        { pricing: [form.pricing[0], form.pricing[0]] },
        { fileId: '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59' },
        { rating: 5 },
      ]) {
        const refused = await client.call('adminCreateProduct', { token, body: { ...form, ...overrides } });
        expect([Object.keys(overrides), refused.status]).toEqual([Object.keys(overrides), 400]);
      }
      const pricing = [{ ...form.pricing[0], price: 10_000_000.01 }];
      expect(await client.call('adminCreateProduct', { token, body: { ...form, pricing } })).toMatchObject({
        status: 400,
        body: { details: [{ field: 'pricing.0.price', message: 'At most $10,000.00' }] },
      });
      expect((await upload(client, token, 'empty.zip', '')).status).toBe(400);
      const wrong = { id: '0' };
      for (const id of ['adminGetProduct', 'adminDeleteProduct', 'adminRestoreProduct'] as const) {
        expect((await client.call(id, { token, params: wrong })).status).toBe(404);
      }
      expect((await client.call('adminRestoreProduct', { token, params: { id: '999999' } })).status).toBe(404);
      const publication = { status: 'draft', revision: 1 };
      expect((await client.call('adminSetProductStatus', { token, params, body: {} })).status).toBe(400);
      for (const as of [{ token: customer.token }, {}]) {
        const refused = 'token' in as ? 403 : 401;
        const calls = [
          client.call('adminListProducts', as),
          client.call('adminCreateProduct', { ...as, body: form }),
          client.call('adminUpdateProduct', { ...as, params, body: { revision: 1, product: form } }),
          client.call('adminSetProductStatus', { ...as, params, body: publication }),
          upload(client, as.token ?? ''),
        ];
        for (const call of calls) expect((await call).status).toBe(refused);
      }
    },
  },
  {
    name: 'a launch price is below the regular one, and new customers pay it while it lasts',
    async run(client) {
      const { token } = await demoAdmin(client);
      const file = (await upload(client, token, 'launch-1.0.0.zip')).body;
      const priced = (launch: object) => ({
        fileId: file.id,
        status: 'published',
        pricing: [{ name: 'Pro', price: 9.99, period: 'month', features: [], launch }],
      });
      const until = '2099-01-01T00:00:00.000Z';
      const invalidForm = await createForm(client, priced({ price: 9.99, until }));
      expect(await client.call('adminCreateProduct', { token, body: invalidForm })).toMatchObject({
        status: 400,
        message: 'The launch price must be lower than the regular price',
      });
      const form = await createForm(client, priced({ price: 4.99, until }));
      const { id } = (await client.call('adminCreateProduct', { token, body: form })).body;
      const productReply = await client.call('getProduct', { params: { id: String(id) } });
      expect(productReply.body.pricing).toMatchObject([{ price: 9.99, launch: { price: 4.99, until } }]);
      // The plan was never offered at another price, so there is none to compare with.
      expect(productReply.body.pricing[0]?.lowestPrice).toBeUndefined();
      const { token: own } = await newCustomer(client);
      await client.call('addFunds', { token: own, body: { amount: 10 } });
      const orderInput = { product_id: id, tier: 'Pro' };
      expect((await client.call('quoteOrder', { token: own, body: orderInput })).body.price).toBe(4.99);
      expect((await client.call('createOrder', { token: own, body: orderInput })).body.amount).toBe(4.99);
      await client.call('adminDeleteProduct', { token, params: { id: String(id) } });
    },
  },
  {
    name: 'a launch price shows the lowest price of the 30 days before',
    async run(client) {
      const { token } = await demoAdmin(client);
      const file = (await upload(client, token, 'lowest-1.0.0.zip')).body;
      const plan = (price: number) => ({ name: 'Pro', price, period: 'month', features: [] });
      const form = await createForm(client, { fileId: file.id, status: 'published', pricing: [plan(9.99)] });
      const created = (await client.call('adminCreateProduct', { token, body: form, expected: 201 })).body;
      const params = { id: String(created.id) };
      let { revision } = created;
      const save = async (pricing: object[]) => {
        // A price replaced within its millisecond does not count.
        await new Promise((resolve) => setTimeout(resolve, 2));
        const body = { revision, product: { ...form, fileId: null, pricing } };
        revision = (await client.call('adminUpdateProduct', { token, params, body, expected: 200 })).body.revision;
        return (await client.call('getProduct', { params, expected: 200 })).body.pricing;
      };
      expect(await save([plan(7.99)])).toMatchObject([{ price: 7.99 }]);
      expect((await save([plan(12.99)]))[0]?.lowestPrice).toBeUndefined();
      const launch = { price: 6.99, until: '2099-01-01T00:00:00.000Z' };
      expect(await save([{ ...plan(12.99), launch }])).toMatchObject([{ price: 12.99, launch, lowestPrice: 7.99 }]);
      await client.call('adminDeleteProduct', { token, params, expected: 204 });
    },
  },
  {
    name: 'an interactive preview is set, shown, kept, exported and removed',
    async run(client) {
      const { token } = await demoAdmin(client);
      const form = await createForm(client, { status: 'published' });
      const [picture] = form.images;
      const comparison = { kind: 'comparison', before: picture, after: { ...picture, alt: 'The same table at night' } };
      for (const [preview, field, message] of [
        [{ kind: 'comparison', before: picture }, 'preview.after', 'Please choose a picture to compare'],
        [{ kind: 'sandbox', url: '' }, 'preview.url', 'Please enter a URL starting with https://'],
        [{ kind: 'component' }, 'preview.component', 'Please choose a preview'],
      ] as const) {
        const refused = await client.call('adminCreateProduct', { token, body: { ...form, preview } });
        expect(refused).toMatchObject({ status: 400, message, body: { details: [{ field, message }] } });
      }
      for (const preview of [
        { kind: 'video' },
        { kind: 'sandbox', url: 'http://demo.example' },
        { kind: 'component', component: 'Bangla date' },
        { ...comparison, after: { url: '/media/none.webp', alt: 'x' } },
      ]) {
        const { status } = await client.call('adminCreateProduct', { token, body: { ...form, preview } });
        expect([preview, status]).toEqual([preview, 400]);
      }
      const body = { ...form, preview: { ...comparison, url: 'https://demo.example' } };
      const created = await client.call('adminCreateProduct', { token, body });
      expect(created).toMatchObject({ status: 201, body: { preview: comparison } });
      expect(Object.keys(created.body.preview ?? {}).toSorted()).toEqual(['after', 'before', 'kind']);
      const params = { id: String(created.body.id) };
      const shown = async () => (await client.call('getProduct', { params })).body.preview;
      expect(await shown()).toEqual(created.body.preview);
      const exported = await client.call('adminExportProducts', { token });
      expect(new TextDecoder().decode(exported.body as unknown as ArrayBuffer)).toContain(
        JSON.stringify(comparison).replaceAll('"', '""'),
      );

      const update = async (revision: number, change: object) =>
        (
          await client.call('adminUpdateProduct', {
            token,
            params,
            body: { revision, product: { ...form, ...change } },
          })
        ).body.preview;
      expect(await update(1, {})).toEqual(created.body.preview);
      const sandbox = { kind: 'sandbox', url: 'https://demo.example/tide' };
      expect(await update(2, { preview: sandbox })).toEqual(sandbox);
      expect(await update(3, { preview: { kind: 'gallery' } })).toEqual({ kind: 'gallery' });
      const component = { kind: 'component', component: 'not-installed' };
      expect(await update(4, { preview: component })).toEqual(component);
      expect(await update(5, { preview: null })).toBeUndefined();
      expect(await shown()).toBeUndefined();
      await client.call('adminDeleteProduct', { token, params });
    },
  },
];
