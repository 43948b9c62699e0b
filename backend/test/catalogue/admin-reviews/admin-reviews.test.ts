import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../factories/audit.ts';
import { createProduct } from '../../factories/content.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let admin: Record<string, string>;
let id: string;
let productId: number;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin')).headers;
  productId = (await createProduct(app.db, { rating: 0, reviews: 0 })).id;
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('reviews').execute();
  const { user } = await app.signedIn();
  const { id: createdId } = await app.db
    .insertInto('reviews')
    .values({
      product_id: productId,
      user_id: user.id,
      stars: 2,
      text: 'Too late by a minute',
      status: 'pending',
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  id = createdId;
});

const decide = (body: object, headers = admin, which = id) =>
  app.http.put(`/api/admin/content/reviews/${which}`).set(headers).send(body);
const list = async (query = '') =>
  (await app.http.get(`/api/admin/content/reviews${query}`).set(admin).expect(200)).body;

describe('PUT /api/admin/content/reviews/{id}', () => {
  it('200: approved with a reply, it is on the site and counts; the audit trail omits its text', async () => {
    const { body } = await decide({ status: 'approved', answer: ' Mended in 2.1.\r\n' }).expect(200);
    expect(body).toMatchObject({ id, stars: 2, product_id: productId, status: 'approved', answer: 'Mended in 2.1.' });
    const publicReviews = await app.http.get(`/api/products/${productId}/reviews`);
    expect(publicReviews.body).toMatchObject({ rating: 2, total: 1, items: [{ answer: 'Mended in 2.1.' }] });
    await decide({ status: 'approved', answer: null }).expect(200);
    const trail = await listAuditEntries(app.db, 'review', id);
    expect(trail.map(({ action }) => action)).toEqual(['review.moderate', 'review.answer']);
    expect(JSON.stringify(trail)).not.toMatch(/Mended|minute/);
    await decide({ status: 'rejected', answer: null }).expect(200);
    expect((await app.http.get(`/api/products/${productId}`)).body).toMatchObject({ rating: 0, reviews: 0 });
  });

  it('400, 404', async () => {
    for (const body of [{ status: 'approved' }, { status: 'read', answer: null }, { status: 'approved', answer: ' ' }])
      await decide(body).expect(400);
    const fine = { status: 'approved', answer: null };
    await decide(fine, admin, '00000000-0000-4000-8000-000000000000').expect(404);
  });
});

describe('GET /api/admin/content/reviews', () => {
  it('200: by state, stars, text and name; a rating without text needs no moderation', async () => {
    await app.db
      .insertInto('reviews')
      .values({ product_id: productId, stars: 5, text: '', status: 'approved', created_at: new Date() })
      .execute();
    expect(await list()).toMatchObject({ total: 1, counts: { pending: 1, approved: 0, rejected: 0, spam: 0 } });
    expect((await list('?status=approved')).total).toBe(0);
    expect((await list('?stars=2')).total).toBe(1);
    expect((await list('?stars=3')).total).toBe(0);
    for (const [search, total] of [
      ['minute', 1],
      ['mi', 1],
      ['nobody wrote this', 0],
    ] as const)
      expect((await list(`?search=${encodeURIComponent(search)}`)).total).toBe(total);
  });

  it('400, 403', async () => {
    await app.http
      .get('/api/admin/content/reviews')
      .set((await app.signedIn()).headers)
      .expect(403);
  });
});

describe('DELETE /api/admin/content/reviews/{id}', () => {
  it('204, then 404; 400', async () => {
    const remove = (headers: Record<string, string>, which = id) =>
      app.http.delete(`/api/admin/content/reviews/${which}`).set(headers);
    await remove(admin, 'x').expect(404);
    await remove(admin).expect(204);
    await remove(admin).expect(404);
  });
});
