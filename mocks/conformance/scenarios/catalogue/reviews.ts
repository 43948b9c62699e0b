import { expect } from 'vitest';
import { demoAdmin, demoCustomer, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

const GONE = { id: '999999' };

export const reviewsScenarios: Scenario[] = [
  {
    name: 'the demo’s ratings match its reviews',
    async run(client) {
      for (const id of ['1', '2', '3', '4', '5', '6']) {
        const { body: product } = await client.call('getProduct', { params: { id } });
        const { body: page } = await client.call('listReviews', { params: { id }, query: { sort: 'best' } });
        expect(page.rating).toBe(product.rating);
        expect(page.counts.reduce((sum, count) => sum + count, 0)).toBe(product.reviews);
        expect(page.total).toBeGreaterThan(2);
        const stars = page.items.map((review) => review.stars);
        expect(stars).toEqual(stars.toSorted((a, b) => b - a));
      }
    },
  },
  {
    name: 'a customer reviews an owned product once; text waits for the studio, which replies',
    async run(client) {
      const buyer = await demoCustomer(client);
      const admin = await demoAdmin(client);
      const bought = await client.call('listDownloads', { token: buyer.token });
      const { items } = (await client.call('listProducts', { query: { limit: 50 } })).body;
      const product = items.find(({ title }) => bought.body.some(({ product_name }) => product_name === title));
      const params = { id: String(product?.id) };
      const own = async () => (await client.call('getOwnReview', { token: buyer.token, params })).body;
      expect(await own()).toEqual({ allowed: true, review: null });
      const before = (await client.call('listReviews', { params })).body;
      const write = (stars: number, text: string) =>
        client.call('saveReview', { token: buyer.token, params, body: { stars, text } });
      expect((await write(5, '')).body).toMatchObject({ stars: 5, text: '', status: 'approved', answer: null });
      const counted = (await client.call('listReviews', { params })).body;
      expect(counted.counts[4]).toBe((before.counts[4] ?? 0) + 1);
      expect(counted.total).toBe(before.total);
      const text = `It rings ${crypto.randomUUID()}`;
      expect((await write(4, ` ${text}\r\n`)).body).toMatchObject({ stars: 4, text, status: 'pending' });
      expect((await client.call('listReviews', { params })).body).toEqual(before);

      const { token } = admin;
      const [waiting] = (await client.call('adminListReviews', { token, query: { status: 'pending', search: text } }))
        .body.items;
      expect(waiting).toMatchObject({ stars: 4, text, product_id: product?.id, product_name: product?.title });
      const which = { id: waiting?.id ?? UNKNOWN_ID };
      const body = { status: 'approved', answer: 'Thank you.' };
      expect((await client.call('adminModerateReview', { token, params: which, body })).body).toMatchObject(body);
      const [seen] = (await client.call('listReviews', { params })).body.items;
      expect(seen).toMatchObject({ text, stars: 4, edited: true, answer: 'Thank you.' });
      expect((await client.call('listReviews', { params, query: { stars: 4 } })).body.items[0]).toEqual(seen);
      expect((await write(3, text)).body.status).toBe('approved');
      await client.call('adminModerateReview', { token, params: which, body: { status: 'spam', answer: null } });
      expect((await own()).review).toMatchObject({ status: 'refused', answer: null });
      expect((await client.call('adminListReviews', { token, query: { stars: 3 } })).status).toBe(200);

      expect((await client.call('deleteReview', { token: buyer.token, params })).status).toBe(204);
      expect((await client.call('deleteReview', { token: buyer.token, params })).status).toBe(404);
      expect((await client.call('listReviews', { params })).body).toEqual(before);
    },
  },
  {
    name: 'invalid reviews, and those of non-customers, are rejected',
    async run(client) {
      const { token } = await newCustomer(client);
      const params = { id: '1' };
      const fine = { stars: 5, text: '' };
      const save = (overrides: object) => client.call('saveReview', { token, params, body: fine, ...overrides });
      expect((await save({})).status).toBe(403);
      for (const body of [
        { stars: 0, text: '' },
        { stars: 4.5, text: '' },
        { stars: 5 },
        { stars: 5, text: 'x'.repeat(2001) },
      ])
        expect((await save({ body })).status).toBe(400);
      expect((await save({ params: GONE })).status).toBe(404);
      expect((await client.call('getOwnReview', { token, params })).body).toEqual({ allowed: false, review: null });
      expect((await client.call('getOwnReview', { token, params: GONE })).status).toBe(404);
      expect((await client.call('listReviews', { params: GONE })).status).toBe(404);
      expect((await client.call('listReviews', { params, query: { sort: 'random' } })).status).toBe(400);
    },
  },
];
