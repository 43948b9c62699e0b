import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '../../factories/content.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';
import { createSaver, getVisitorCookie, getVisitorId } from './saver.ts';

/** The limit must hold under concurrent saves. */
export function describeSavedLimit(engine: 'embedded' | 'postgres'): void {
  let app: TestApp;
  let products: number[];
  beforeAll(async () => {
    app = await createTestApp({ engine });
    const { id } = await createProduct(app.db);
    const { rows } = await app.connection.pool.query<{ id: number }>(
      `insert into products (title, description, category, images, demo_link, download_link, version, last_update)
       select title, description, category, images, demo_link, download_link, version, last_update
       from products, generate_series(1, 505) where id = $1 returning id`,
      [id],
    );
    products = rows.map((row) => row.id);
  });
  afterAll(() => app.close());

  /** All but two of the slots are taken. */
  const fill = (owner: { user_id: string } | { visitor_id: string }) =>
    app.db
      .insertInto('saved_products')
      .values(products.slice(0, 498).map((product_id) => ({ ...owner, product_id })))
      .execute();

  describe(`PUT /api/saved-products/{id} on ${engine}`, () => {
    it.each(['a customer', 'a visitor'])('409: the 501st save of %s, also with concurrent requests', async (who) => {
      const { user, headers } = await app.signedIn();
      const cookie = getVisitorCookie(await createSaver(app).save(products[0] as number));
      await app.db.deleteFrom('saved_products').where('visitor_id', '=', getVisitorId(cookie)).execute();
      await fill(who === 'a visitor' ? { visitor_id: getVisitorId(cookie) } : { user_id: user.id });
      const owner = createSaver(app, who === 'a visitor' ? { cookie } : headers);

      const answers = await Promise.all(products.slice(498, 504).map((id) => owner.save(id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 204, 409, 409, 409, 409]);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'conflict',
        message: 'You can save at most 500 products',
      });
      const saved = await owner.saved();
      expect(saved).toHaveLength(500);
      await owner.save(saved[499] as number).expect(204);
      await owner.unsave(saved[0] as number).expect(204);
      await owner.save(products[504] as number).expect(204);
    });
  });
}
