import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';

const NO_PLAN = '00000000-0000-0000-0000-000000000000';

let app: TestApp;
const ask = async (text: string, values: unknown[] = []) => (await app.connection.pool.query(text, values)).rows;
const only = async (text: string, values: unknown[] = []) => (await ask(text, values))[0];

/** An order that names its plan, as the seed and imports do. */
async function sold({ product = 1, tier, held = tier, file }: SoldPlan) {
  const { id } = await only(
    `insert into orders (user_id, product_id, product_name, tier, amount_cents, status)
     values ($1, $2, 'River Map', $3, 2000, 'completed') returning id`,
    [buyer, product, tier],
  );
  if (held !== null) {
    await ask(
      `insert into entitlements (line_id, tier, activations, created_at, term_months, holds_until)
       values ($1, $2, 5, now(), 1, now() + interval '1 month')`,
      [id, held],
    );
  }
  if (!file) return { id, download: '' };
  const download = await only(
    `insert into downloads (user_id, file_id, product_id, product_name, version, line_id)
     values ($1, $2, $3, 'River Map', '1.0.0', $4) returning id`,
    [buyer, file, product, id],
  );
  return { id, download: download.id };
}
interface SoldPlan {
  product?: number | null;
  tier: string | null;
  /** the current plan, if it differs from the order's */
  held?: string | null;
  file?: string;
}

const product = (title: string, plans: object[]) =>
  ask(
    `insert into products (title, description, category, images, pricing, demo_link, download_link, version, last_update)
     values ($1, 'Depths.', 'Android Applications', '[{"url": "/a.webp"}]', $2, '', '', '1.0.0', '2026-01-01')`,
    [title, JSON.stringify(plans)],
  );

async function fileFor(release: string, plans: string[]): Promise<string> {
  const { id } = await only(
    `insert into files (storage_key, name, content_type, size_bytes, sha256)
     values ($1, 'river.zip', 'application/zip', 1, $2) returning id`,
    [`downloads/${randomUUID()}.zip`, 'a'.repeat(64)],
  );
  await ask('insert into release_files (release_id, file_id, plans) values ($1, $2, $3)', [release, id, plans]);
  return id;
}

let buyer: string;
let files: { all: string; pro: string; studio: string; silver: string };
let orders: Record<'pro' | 'upgraded' | 'upgrade' | 'other' | 'work' | 'deleted', { id: string; download: string }>;

beforeAll(async () => {
  app = await createTestApp();
  buyer = (await app.createUser()).id;
  const plans = [
    { name: 'Free', price: 0, period: 'month', features: [] },
    { name: 'Pro', price: 20, period: 'month', features: ['Ferries'], rights: RIGHTS },
    { name: 'Studio', price: 40, period: 'once', features: [] },
  ];
  await product('River Map', plans);
  await product('Tide Map', plans);
  const release = await only(
    `insert into releases (product_id, version, state, published_at)
     values (1, '1.0.0', 'published', now()) returning id`,
  );
  files = {
    all: await fileFor(release.id, []),
    pro: await fileFor(release.id, ['Pro']),
    studio: await fileFor(release.id, ['Pro', 'Studio']),
    silver: await fileFor(release.id, ['Silver']),
  };
  await ask(`insert into product_files (product_id, version, file_id) values (1, '1.0.0', $1)`, [files.all]);
  orders = {
    pro: await sold({ tier: 'Pro', file: files.all }),
    upgraded: await sold({ tier: 'Pro', held: 'Studio' }),
    upgrade: await sold({ tier: 'Studio', held: null }),
    other: await sold({ product: 2, tier: 'Pro' }),
    work: await sold({ tier: null, product: null }),
    deleted: await sold({ tier: 'Pro', product: null, held: null }),
  };
  await ask(
    `insert into plan_changes (line_id, root_id, kind, tier, rights, cents, created_at)
     values ($1, $2, 'upgrade', 'Studio', '{"activations": 5, "updateMonths": null, "supportMonths": 0}', 4000, now())`,
    [orders.upgrade.id, orders.upgraded.id],
  );
  await ask(`insert into coupons (code, percent, products) values ('RIVER25', 25, '{1}')`);
});
const RIGHTS = { activations: 1, updateMonths: null, supportMonths: 0, termMonths: 1 };
afterAll(() => app.close());

const plansOf = async (id: number) => {
  const { pricing } = await only('select pricing from products where id = $1', [id]);
  return {
    pricing,
    ids: Object.fromEntries(pricing.map((plan: { name: string; id: string }) => [plan.name, plan.id])),
  };
};
const idOf = async (table: string, order: string) =>
  (await only(`select plan_id from ${table} where line_id = $1`, [order])).plan_id;
const orderPlan = async (order: string) => (await only('select plan_id from orders where id = $1', [order])).plan_id;
const fileIds = async (file: string) =>
  (await only('select plan_ids from release_files where file_id = $1', [file])).plan_ids;

describe('plans written by name', () => {
  it('get an id each, unique across products', async () => {
    const [one, other] = [await plansOf(1), await plansOf(2)];
    const ids = [...Object.values(one.ids), ...Object.values(other.ids)];
    expect(new Set(ids).size).toBe(6);
  });

  it('are resolved for orders, entitlements, renewals and upgrades', async () => {
    const [{ ids }, other] = [await plansOf(1), await plansOf(2)];
    const { pro, upgraded, upgrade, work, deleted } = orders;
    expect(await Promise.all([pro, upgraded, upgrade].map(({ id }) => orderPlan(id)))).toEqual([
      ids.Pro,
      ids.Pro,
      ids.Studio,
    ]);
    expect(await orderPlan(orders.other.id)).toBe(other.ids.Pro);
    expect(await Promise.all([work, deleted].map(({ id }) => orderPlan(id)))).toEqual([null, null]);
    expect(await idOf('entitlements', pro.id)).toBe(ids.Pro);
    expect(await idOf('entitlements', upgraded.id)).toBe(ids.Studio);
    expect(await idOf('entitlements', orders.other.id)).toBe(other.ids.Pro);
    expect(await idOf('plan_changes', upgrade.id)).toBe(ids.Studio);
  });

  it('restrict files: an unknown plan name makes a file available to no one, never to everyone', async () => {
    const { ids } = await plansOf(1);
    expect(await fileIds(files.all)).toEqual([]);
    expect(await fileIds(files.pro)).toEqual([ids.Pro]);
    expect(await fileIds(files.studio)).toEqual([ids.Pro, ids.Studio]);
    expect(await fileIds(files.silver)).toEqual([NO_PLAN]);
    const { file_id: held } = await only('select file_id from downloads where id = $1', [orders.pro.download]);
    expect([files.pro, files.studio]).toContain(held);
  });

  it('keep their ids when written again without ids, in another order', async () => {
    const { ids, pricing } = await plansOf(2);
    const named = pricing.map(({ id: _id, ...plan }: { id: string }) => plan).reverse();
    await ask('update products set pricing = $1 where id = 2', [JSON.stringify(named)]);
    expect((await plansOf(2)).ids).toEqual(ids);
  });
});

describe('names of plans', () => {
  it('are labels: when two are swapped, holders renew their own plan under its new name', async () => {
    const headers = await app.signIn(
      await app.db.selectFrom('users').selectAll().where('id', '=', buyer).executeTakeFirstOrThrow(),
    );
    const offers = async (download: string) =>
      (await app.http.get(`/api/downloads/${download}/plans`).set(headers).expect(200)).body;
    const { ids, pricing } = await plansOf(1);
    expect((await offers(orders.pro.download)).renewal).toMatchObject({ plan_id: ids.Pro, tier: 'Pro', listed: 20 });

    const exchanged: Record<string, string> = { Pro: 'Studio', Studio: 'Pro' };
    const renamed = pricing.map((plan: { name: string }) => ({ ...plan, name: exchanged[plan.name] ?? plan.name }));
    await ask('update products set pricing = $1 where id = 1', [JSON.stringify(renamed)]);
    expect((await plansOf(1)).ids).toMatchObject({ Pro: ids.Studio, Studio: ids.Pro });
    const { renewal, upgrades } = await offers(orders.pro.download);
    expect(renewal).toMatchObject({ plan_id: ids.Pro, tier: 'Studio', listed: 20 });
    expect(upgrades).toMatchObject([{ plan_id: ids.Studio, tier: 'Pro', listed: 40 }]);
    expect(await idOf('entitlements', orders.pro.id)).toBe(ids.Pro);

    const input = { product_id: 1, plan_id: ids.Pro, tier: 'Studio', country: 'BD', coupon: 'RIVER25' };
    const quoted = (await app.http.post('/api/orders/quote').set(headers).send(input).expect(200)).body;
    expect(quoted).toMatchObject({ price: 20, discount: 5, total: 15 });
  });
});
