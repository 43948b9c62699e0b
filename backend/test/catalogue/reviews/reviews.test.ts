import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { ReviewStatus } from '../../../src/db/schema.ts';
import { createDownload } from '../../factories/commerce.ts';
import { createProduct } from '../../factories/content.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let productId: number;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  productId = (await createProduct(app.db, { rating: 0, reviews: 0 })).id;
});

type Headers = Record<string, string>;
const createBuyer = async ({ proven: isVerified = true } = {}) => {
  const signedIn = await app.signedIn();
  const email_verified_at = isVerified ? app.clock.now() : null;
  await app.db.updateTable('users').set({ email_verified_at }).where('id', '=', signedIn.user.id).execute();
  const { id } = await createDownload(app.db, app.deps.storage, signedIn.user.id);
  await app.db.updateTable('downloads').set({ product_id: productId }).where('id', '=', id).execute();
  return signedIn;
};
const toPath = (suffix: string) => `/api/products/${productId}/${suffix}`;
const write = (headers: Headers, stars: unknown, text: unknown = '') =>
  app.http.put(toPath('review')).set(headers).send({ stars, text });
const list = async (query = '') => (await app.http.get(toPath(`reviews${query}`)).expect(200)).body;
const getOwnReview = async (headers: Headers) => (await app.http.get(toPath('review')).set(headers).expect(200)).body;
const decide = (status: ReviewStatus) =>
  app.db.updateTable('reviews').set({ status }).where('product_id', '=', productId).where('text', '<>', '').execute();
const product = async () => (await app.http.get(`/api/products/${productId}`).expect(200)).body;

describe('PUT /api/products/{id}/review', () => {
  it('200: a rating without text counts immediately and is not listed', async () => {
    const { headers } = await createBuyer();
    const { body } = await write(headers, 4, ' \r\n ').expect(200);
    expect(body).toEqual({ stars: 4, text: '', status: 'approved', answer: null, created_at: expect.any(String) });
    expect(await list()).toEqual({ items: [], total: 0, page: 1, limit: 12, rating: 4, counts: [0, 0, 0, 1, 0] });
    expect(await product()).toMatchObject({ rating: 4, reviews: 1 });
    expect(await getOwnReview(headers)).toEqual({ allowed: true, review: body });
  });

  it('200: text awaits approval, counts with its stars once approved, and awaits approval again after a change', async () => {
    const { headers, user } = await createBuyer();
    expect((await write(headers, 5, 'Rings.\r\nEvery day.')).body).toMatchObject({ status: 'pending' });
    expect(await product()).toMatchObject({ rating: 0, reviews: 0 });
    await decide('approved');
    expect(await product()).toMatchObject({ rating: 5, reviews: 1 });
    expect((await list()).items).toEqual([
      {
        id: expect.any(String),
        author: user.name,
        avatar: null,
        stars: 5,
        text: 'Rings.\nEvery day.',
        created_at: expect.any(String),
        edited: false,
        answer: null,
      },
    ]);
    expect((await write(headers, 3, 'Rings.\nEvery day.')).body).toMatchObject({ stars: 3, status: 'approved' });
    expect(await product()).toMatchObject({ rating: 3, reviews: 1 });
    expect((await write(headers, 3, 'Rings late.')).body).toMatchObject({ status: 'pending' });
    expect(await product()).toMatchObject({ rating: 0, reviews: 0 });
    expect(await app.db.selectFrom('reviews').selectAll().where('product_id', '=', productId).execute()).toHaveLength(
      1,
    );
  });

  it('200: resending a rejected text does not publish it or give its author a reason', async () => {
    const { headers } = await createBuyer();
    await write(headers, 1, 'Buy at example.com').expect(200);
    await decide('spam');
    expect((await write(headers, 1, 'Buy at example.com')).body.status).toBe('refused');
    expect((await write(headers, 2, 'Buy at example.com')).body.status).toBe('pending');
  });

  it('200: ten concurrent reviews are all counted', async () => {
    const buyers = await Promise.all(Array.from({ length: 10 }, createBuyer));
    const answers = await Promise.all(buyers.map(({ headers }, index) => write(headers, (index % 5) + 1)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect((await list()).counts).toEqual([2, 2, 2, 2, 2]);
    expect(await product()).toMatchObject({ rating: 3, reviews: 10 });
  });

  it('400: no stars, an invalid number of stars, too long, a control character, an unknown field', async () => {
    const { headers } = await createBuyer();
    for (const stars of [0, 6, 4.5, '5', null]) await write(headers, stars).expect(400);
    await write(headers, 5, 'x'.repeat(2001)).expect(400);
    await write(headers, 5, 'a\u0000b').expect(400);
    await app.http.put(toPath('review')).set(headers).send({ stars: 5, text: '', status: 'approved' }).expect(400);
  });

  it('403: a user who does not own the product', async () => {
    const { headers } = await app.signedIn();
    const { body } = await write(headers, 5).expect(403);
    expect(body).toMatchObject({ message: 'Only customers who own this product can review it' });
    expect(await getOwnReview(headers)).toEqual({ allowed: false, review: null });
  });

  it('403: a second account of the same user, with a tag and in another case; one of two concurrent ones is stored', async () => {
    const accounts = await Promise.all([createBuyer(), createBuyer()]);
    const local = crypto.randomUUID();
    const addresses = [`${local}@example.com`, `${local.toUpperCase()}+second@Example.com`];
    for (const [index, { user }] of accounts.entries()) {
      const account = app.db.updateTable('users').where('id', '=', user.id);
      await account.set({ email: addresses[index] }).execute(); // clears the verification of the former email
      await account.set({ email_verified_at: app.clock.now() }).execute();
    }
    const answers = await Promise.all(accounts.map(({ headers }) => write(headers, 5)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(answers.find(({ status }) => status === 403)?.body.message).toBe(String(REFUSALS.reviewedBefore));
    expect(await product()).toMatchObject({ rating: 5, reviews: 1 });
    // The author can edit the review, and after they delete it the other account may write one.
    const [first, second] = answers[0]?.status === 200 ? accounts : accounts.toReversed();
    await write(first?.headers ?? {}, 4).expect(200);
    await app.http
      .delete(toPath('review'))
      .set(first?.headers ?? {})
      .expect(204);
    await write(second?.headers ?? {}, 3).expect(200);
  });

  it('404: an unknown product, or one that is not published', async () => {
    const { headers } = await createBuyer();
    await app.http.put('/api/products/999999/review').set(headers).send({ stars: 5, text: '' }).expect(404);
    await app.db.updateTable('products').set({ published: false }).where('id', '=', productId).execute();
    await write(headers, 5).expect(404);
  });

  it('415', async () => {
    const { headers } = await createBuyer();
    await app.http
      .put(toPath('review'))
      .set({ ...headers, 'content-type': 'text/plain' })
      .send('x')
      .expect(415);
  });

  it('403: a customer whose email is not confirmed', async () => {
    const { headers } = await createBuyer({ proven: false });
    const { body } = await write(headers, 5, 'Works well').expect(403);
    expect(body.message).toBe('Please confirm your email address in your profile before you write a review.');
    expect((await list()).total).toBe(0);
  });

  it('429: twenty in ten minutes per user', async () => {
    const strictApp = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    try {
      const { id } = await createProduct(strictApp.db);
      const { headers } = await strictApp.signedIn();
      const send = () => strictApp.http.put(`/api/products/${id}/review`).set(headers).send({ stars: 5, text: '' });
      for (let count = 0; count < 20; count += 1) await send().expect(403);
      await send().expect(429);
    } finally {
      await strictApp.close();
    }
  });
});

describe('GET /api/products/{id}/reviews', () => {
  it('200: sorted by stars, filtered by stars, paginated', async () => {
    for (const [index, stars] of [3, 5, 1].entries()) {
      const { headers } = await createBuyer();
      app.clock.advance(1_000);
      await write(headers, stars, `Words ${index}`).expect(200);
    }
    await decide('approved');
    const starsOf = async (query: string) => (await list(query)).items.map(({ stars }: { stars: number }) => stars);
    expect(await starsOf('')).toEqual([1, 5, 3]);
    expect(await starsOf('?sort=best')).toEqual([5, 3, 1]);
    expect(await starsOf('?sort=worst')).toEqual([1, 3, 5]);
    expect(await starsOf('?sort=best&page=2&limit=2')).toEqual([1]);
    expect(await list('?stars=3')).toMatchObject({ total: 1, rating: 3, counts: [1, 0, 1, 0, 1] });
  });

  it('200: text is kept when its author’s account is deleted', async () => {
    const { headers, user } = await createBuyer();
    await write(headers, 5, 'Thank you').expect(200);
    await decide('approved');
    await app.db.deleteFrom('users').where('id', '=', user.id).execute();
    expect((await list()).items).toMatchObject([{ author: 'Former customer', text: 'Thank you' }]);
  });

  it('400 and 404', async () => {
    await app.http.get(toPath('reviews?sort=random')).expect(400);
    await app.http.get(toPath('reviews?stars=6')).expect(400);
    await app.http.get('/api/products/999999/reviews').expect(404);
  });
});

describe('DELETE /api/products/{id}/review', () => {
  it('204: it is deleted and no longer counted; 404 after that, and for users who never wrote one', async () => {
    const [writer, other] = [await createBuyer(), await createBuyer()];
    await write(writer.headers, 2).expect(200);
    const remove = (headers: Headers) => app.http.delete(toPath('review')).set(headers);
    await remove(other.headers).expect(404);
    await remove(writer.headers).expect(204);
    await remove(writer.headers).expect(404);
    expect(await product()).toMatchObject({ rating: 0, reviews: 0 });
    await remove({}).expect(401);
  });
});

describe('GET /api/products', () => {
  it('200: "rating" ranks many good reviews above a single one of five stars', async () => {
    const single = (await createProduct(app.db, { rating: 0, reviews: 0 })).id;
    const row = (product_id: number, stars: number) => ({ product_id, stars, text: '', status: 'approved' as const });
    const rows = [...Array.from({ length: 40 }, (_, index) => row(productId, index % 8 === 0 ? 4 : 5)), row(single, 5)];
    await app.db
      .insertInto('reviews')
      .values(rows.map((review) => ({ ...review, created_at: new Date() })))
      .execute();
    const { body } = await app.http.get('/api/products?sort=rating&limit=50').expect(200);
    const ids = body.items.map(({ id }: { id: number }) => id);
    expect(ids.indexOf(productId)).toBeLessThan(ids.indexOf(single));
  });
});
