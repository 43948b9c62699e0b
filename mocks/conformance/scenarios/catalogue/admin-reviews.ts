import { expect } from 'vitest';
import { demoAdmin, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

export const adminReviewsScenarios: Scenario[] = [
  {
    name: 'reviews are moderated by super-admins',
    async run(client) {
      const { token } = await demoAdmin(client);
      const params = { id: UNKNOWN_ID };
      const change = { params, body: { status: 'approved', answer: null } };
      expect((await client.call('adminModerateReview', { ...change, token })).status).toBe(404);
      const strange = { token, params, body: { status: 'approved', answer: ' ' } };
      expect((await client.call('adminModerateReview', strange)).status).toBe(400);

      const searchReply = await client.call('adminListReviews', { token, query: { search: 'widget stopped' } });
      const [review] = searchReply.body.items;
      expect(review).toMatchObject({
        stars: 3,
        author: 'Rezaul Karim',
        email: null,
        product_id: 1,
        status: 'approved',
      });

      expect((await client.call('adminDeleteReview', { token, params })).status).toBe(404);
    },
  },
  {
    name: 'reviews are filtered by product',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { body } = await client.call('adminListReviews', { token, query: { product: 6, limit: 100 } });
      expect(body.items.length).toBeGreaterThan(0);
      expect(body.total).toBe(body.items.length);
      expect(new Set(body.items.map(({ product_id: product }) => product))).toEqual(new Set([6]));
      const none = await client.call('adminListReviews', { token, query: { product: 9999 } });
      expect(none.body).toMatchObject({ total: 0, items: [] });
    },
  },
  {
    name: 'a deleted review is no longer counted',
    async run(client) {
      const { token } = await demoAdmin(client);
      const before = (await client.call('getProduct', { params: { id: '6' } })).body.reviews;
      const [review] = (await client.call('adminListReviews', { token, query: { search: 'without a graphics card' } }))
        .body.items;
      const params = { id: review?.id ?? UNKNOWN_ID };
      expect((await client.call('adminDeleteReview', { token, params })).status).toBe(204);
      expect((await client.call('adminDeleteReview', { token, params })).status).toBe(404);
      expect((await client.call('getProduct', { params: { id: '6' } })).body.reviews).toBe(before - 1);
    },
  },
];
