import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteEndedLaunches } from '../../../src/features/catalogue/launches.repository.ts';
import { createOffer } from '../../factories/commerce.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PLAN = '7d4b1a52-6a0e-4c39-9d0c-0f8f5a5f4a11';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const setPricing = async (id: number, price: number, launch?: number) => {
  const until = new Date(Date.now() + DAY_MS).toISOString();
  const offer = launch === undefined ? {} : { launch: { price: launch, until } };
  const pricing = JSON.stringify([{ id: PLAN, name: 'Pro', price, period: 'month', features: [], ...offer }]);
  await app.db.updateTable('products').set({ pricing }).where('id', '=', id).execute();
};
const createPriced = async (price: number, launch?: number): Promise<number> => {
  const { id } = await createOffer(app.db, app.deps.storage);
  await setPricing(id, price, launch);
  return id;
};
const listPrices = async (id: number) =>
  (
    await app.db
      .selectFrom('plan_prices')
      .select('cents')
      .where('product_id', '=', id)
      .where('plan_id', '=', PLAN)
      .orderBy('id')
      .execute()
  ).map(({ cents }) => cents);
const readPlan = async (id: number) => (await app.http.get(`/api/products/${id}`).expect(200)).body.pricing[0];
/** Replaces the history of the plan: a price and how many days ago it began. */
const begin = async (id: number, history: [cents: number, daysAgo: number][]) => {
  await app.db.deleteFrom('plan_prices').where('product_id', '=', id).execute();
  for (const [cents, days] of history) {
    const since = new Date(Date.now() - days * DAY_MS);
    await app.db.insertInto('plan_prices').values({ product_id: id, plan_id: PLAN, cents, since }).execute();
  }
};

describe('the lowest price beside a launch price', () => {
  it('200: the lowest of the 30 days before, also one that ended in them', async () => {
    const id = await createPriced(9.99);
    await begin(id, [
      [500, 90],
      [1299, 40],
      [799, 20],
      [999, 10],
    ]);
    await setPricing(id, 9.99, 6.99);
    expect(await readPlan(id)).toMatchObject({ price: 9.99, launch: { price: 6.99 }, lowestPrice: 7.99 });
    expect(await listPrices(id)).toEqual([500, 1299, 799, 999, 699]);
  });

  it('200: none without a launch price, and none for a plan that was not offered before', async () => {
    const regular = await createPriced(9.99);
    await setPricing(regular, 7.99);
    expect(await readPlan(regular)).not.toHaveProperty('lowestPrice');
    const launched = await createPriced(9.99, 4.99);
    expect(await readPlan(launched)).toMatchObject({ launch: { price: 4.99 } });
    expect(await readPlan(launched)).not.toHaveProperty('lowestPrice');
  });

  it('200: a new end of a launch price does not begin another reduction', async () => {
    const id = await createPriced(9.99);
    await begin(id, [[999, 100]]);
    await setPricing(id, 9.99, 6.99);
    await setPricing(id, 9.99, 6.99);
    expect(await listPrices(id)).toEqual([999, 699]);
    expect(await readPlan(id)).toMatchObject({ lowestPrice: 9.99 });
  });
});

describe('the history of prices', () => {
  it('grows with the price, the end of a launch price, the status and the plans', async () => {
    const id = await createPriced(9.99, 6.99);
    await deleteEndedLaunches(app.db, new Date(Date.now() + 2 * DAY_MS));
    const set = (values: { published?: boolean; deleted_at?: Date | null; title?: string; pricing?: string }) =>
      app.db.updateTable('products').set(values).where('id', '=', id).execute();
    await set({ title: 'River Map 2' });
    await set({ published: false });
    await set({ published: true });
    await set({ pricing: '[]' });
    expect(await listPrices(id)).toEqual([699, 999, null, 999, null]);
  });

  it('cannot be changed, and goes with its product', async () => {
    const id = await createPriced(9.99);
    const change = app.db.updateTable('plan_prices').set({ cents: 1 }).where('product_id', '=', id).execute();
    await expect(change).rejects.toThrow('plan_prices is append-only');
    expect(await listPrices(id)).toEqual([999]);
  });
});
