import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, connectEmbedded } from '../../src/db/database.ts';
import { openInMemory } from '../../src/db/embedded.ts';
import { migrate } from '../../src/db/migrate.ts';
import { migrateQueue } from '../../src/db/migrate-queue.ts';
import { migrations } from '../../src/db/migrations/index.ts';
import { recordingLogger } from '../support/doubles.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const NO_PLAN = '00000000-0000-0000-0000-000000000000';
const steps = Object.entries(migrations);
const FIRST = steps.findIndex(([name]) => name === '2026-11-27d1-plan-ids');
/** The database from the time when plans were identified by their names. */
const before = Object.fromEntries(steps.slice(0, FIRST));

let connection: Connection;
let app: TestApp;
const ask = async (text: string, values: unknown[] = []) => (await connection.pool.query(text, values)).rows;
const only = async (text: string, values: unknown[] = []) => (await ask(text, values))[0];

interface Sold {
  product?: number | null;
  tier: string | null;
  /** the current plan, if it differs from the order's */
  holds?: string;
  cents?: number;
  status?: string;
  termMonths?: number | null;
  file?: string;
}

/** An order as an earlier version wrote it: the plan is a name. */
async function sold({ product = 1, tier, holds, cents = 2000, status = 'completed', termMonths = null, file }: Sold) {
  const { id } = await only(
    `insert into orders (user_id, product_id, product_name, tier, amount_cents, status) values ($1, $2, 'River Map', $3, $4, $5)
     returning id`,
    [buyer, product, tier, cents, status],
  );
  if (tier === null || holds === '') return { id, download: '' };
  await ask(
    `insert into entitlements (order_id, tier, activations, created_at, term_months, holds_until, ended_at)
     values ($1, $2, 5, now(), $3::int, now() + make_interval(months => $3::int), $4)`,
    [id, holds ?? tier, termMonths, status === 'refunded' ? new Date() : null],
  );
  if (!file) return { id, download: '' };
  const download = await only(
    `insert into downloads (user_id, file_id, product_id, product_name, version, order_id) values ($1, $2, $3, 'River Map', '1.0.0', $4)
     returning id`,
    [buyer, file, product, id],
  );
  return { id, download: download.id };
}

async function product(title: string, plans: object[]): Promise<number> {
  const { id } = await only(
    `insert into products (title, description, category, images, pricing, demo_link, download_link, version, last_update)
     values ($1, 'Depths.', 'Android Applications', '[{"url": "/a.webp"}]', $2, '', '', '1.0.0', '2026-01-01') returning id`,
    [title, JSON.stringify(plans)],
  );
  return id;
}

async function fileFor(release: string, plans: string[]): Promise<string> {
  const { id } = await only(
    `insert into files (storage_key, name, content_type, size_bytes, sha256) values ($1, 'river.zip', 'application/zip', 1, $2)
     returning id`,
    [`downloads/${randomUUID()}.zip`, 'a'.repeat(64)],
  );
  await ask('insert into release_files (release_id, file_id, plans) values ($1, $2, $3)', [release, id, plans]);
  return id;
}

let buyer: string;
let files: { all: string; pro: string; gold: string; silver: string };
let orders: Record<
  'pro' | 'gold' | 'silver' | 'upgraded' | 'upgrade' | 'other' | 'work' | 'deleted',
  { id: string; download: string }
>;

beforeAll(async () => {
  const log = recordingLogger();
  const engine = await openInMemory();
  connection = connectEmbedded(engine, log, () => engine.close());
  await migrateQueue(connection.pool);
  await migrate(connection.db, { migrations: before });

  buyer = (
    await only(`insert into users (name, email, password_hash) values ('Nadia', 'nadia@example.com', '-') returning id`)
  ).id;
  const plans = [
    { name: 'Free', price: 0, period: 'month', features: [] },
    { name: 'Pro', price: 20, period: 'month', features: ['Ferries'] },
    { name: 'Studio', price: 40, period: 'once', features: [] },
  ];
  await product('River Map', plans);
  await product('Tide Map', plans);
  const release = (
    await only(
      `insert into releases (product_id, version, state, published_at) values (1, '1.0.0', 'published', now()) returning id`,
    )
  ).id;
  files = {
    all: await fileFor(release, []),
    pro: await fileFor(release, ['Pro']),
    gold: await fileFor(release, ['Gold', 'Studio']),
    silver: await fileFor(release, ['Silver']),
  };
  await ask(`insert into product_files (product_id, version, file_id) values (1, '1.0.0', $1)`, [files.all]);
  orders = {
    pro: await sold({ tier: 'Pro', termMonths: 1, file: files.pro }),
    gold: await sold({ tier: 'Gold', termMonths: 12, cents: 3000, file: files.gold }),
    silver: await sold({ tier: 'Silver', status: 'refunded' }),
    upgraded: await sold({ tier: 'Pro', holds: 'Studio' }),
    upgrade: await sold({ tier: 'Studio', holds: '' }),
    other: await sold({ product: 2, tier: 'Pro' }),
    work: await sold({ tier: null, product: null }),
    deleted: await sold({ tier: 'Pro', product: null }),
  };
  await ask(
    `insert into plan_changes (order_id, root_id, kind, tier, rights, cents, created_at)
     values ($1, $2, 'upgrade', 'Studio', '{"activations": 5, "updateMonths": null, "supportMonths": 0}', 4000, now())`,
    [orders.upgrade.id, orders.upgraded.id],
  );
  const tide = {
    first: await sold({ product: 2, tier: 'Pro', holds: 'Harbour' }),
    second: await sold({ product: 2, tier: 'Harbour', holds: '', cents: 2500 }),
  };
  await ask(
    `insert into plan_changes (order_id, root_id, kind, tier, rights, cents, created_at)
     values ($1, $2, 'upgrade', 'Harbour', '{"activations": 5, "updateMonths": null, "supportMonths": 0}', 4500, now())`,
    [tide.second.id, tide.first.id],
  );
  await ask(`insert into coupons (code, percent, products) values ('RIVER25', 25, '{1}')`);

  await migrate(connection.db);
  app = await createTestApp({ beside: { connection } });
});
afterAll(async () => {
  await app.close();
  await connection.close();
});

const plansOf = async (id = 1) => {
  const { pricing, retired_plans: retired } = await only('select pricing, retired_plans from products where id = $1', [
    id,
  ]);
  return { pricing, retired, ids: Object.fromEntries([...pricing, ...retired].map((plan) => [plan.name, plan.id])) };
};
const idOf = async (table: string, order: string) =>
  (await only(`select plan_id from ${table} where order_id = $1`, [order])).plan_id;
const orderPlan = async (order: string) => (await only('select plan_id from orders where id = $1', [order])).plan_id;
const fileIds = async (file: string) =>
  (await only('select plan_ids from release_files where file_id = $1', [file])).plan_ids;

describe('a database from when plans were known by their names', () => {
  it('gives each plan that is sold an id, which no other product shares', async () => {
    const [one, other] = [await plansOf(1), await plansOf(2)];
    const ids = [...one.pricing, ...other.pricing].map(({ id }) => id);
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(6);
    expect(one.pricing.map(({ name, price }: { name: string; price: number }) => [name, price])).toEqual([
      ['Free', 0],
      ['Pro', 20],
      ['Studio', 40],
    ]);
    // A plan formerly called 'month' now lasts one month; free and one-time plans have no expiry.
    const terms = one.pricing.map(({ rights }: { rights?: { termMonths?: number } }) => rights?.termMonths);
    expect(terms).toEqual([undefined, 1, undefined]);
  });

  it('keeps a plan that is held and sold no longer as a retired one; one that nobody holds is gone', async () => {
    expect((await plansOf(1)).retired).toEqual([
      {
        id: expect.any(String),
        name: 'Gold',
        price: 30,
        period: 'year',
        features: [],
        renewable: false,
        rights: { activations: 5, updateMonths: null, supportMonths: 0, termMonths: 12 },
      },
    ]);
    // Reached by an upgrade: its price is what it counted for, not that of the first order.
    expect((await plansOf(2)).retired).toMatchObject([{ name: 'Harbour', price: 45, renewable: false }]);
  });

  it('finds the plan of every order, of what is held, and of renewals and upgrades', async () => {
    const [{ ids }, other] = [await plansOf(1), await plansOf(2)];
    const { pro, gold, silver, upgraded, upgrade, work, deleted } = orders;
    expect(await Promise.all([pro, gold, upgraded, upgrade].map(({ id }) => orderPlan(id)))).toEqual([
      ids.Pro,
      ids.Gold,
      ids.Pro,
      ids.Studio,
    ]);
    expect(await orderPlan(orders.other.id)).toBe(other.ids.Pro);
    expect(await Promise.all([silver, work, deleted].map(({ id }) => orderPlan(id)))).toEqual([null, null, null]);
    expect(await idOf('entitlements', pro.id)).toBe(ids.Pro);
    expect(await idOf('entitlements', gold.id)).toBe(ids.Gold);
    expect(await idOf('entitlements', upgraded.id)).toBe(ids.Studio);
    expect(await idOf('entitlements', silver.id)).toBeNull();
    expect(await idOf('entitlements', orders.other.id)).toBe(other.ids.Pro);
    expect(await idOf('plan_changes', upgrade.id)).toBe(ids.Studio);
  });

  it('keeps files to their plans: a name that no plan has becomes a file for nobody, never for everybody', async () => {
    const { ids } = await plansOf(1);
    expect(await fileIds(files.all)).toEqual([]);
    expect(await fileIds(files.pro)).toEqual([ids.Pro]);
    expect(await fileIds(files.gold)).toEqual([ids.Gold, ids.Studio]);
    expect(await fileIds(files.silver)).toEqual([NO_PLAN]);
    const held = await ask('select file_id from downloads order by version, created_at, id');
    expect(held.map((row) => row.file_id).sort()).toEqual([files.pro, files.gold].sort());
  });

  it('is filled once: the part that can be interrupted changes nothing when it runs again', async () => {
    const state = async () => [
      await ask('select id, pricing, retired_plans from products order by id'),
      await ask('select id, plan_id from orders order by id'),
      await ask('select file_id, plan_ids from release_files order by file_id'),
    ];
    const first = await state();
    const filling = migrations['2026-11-27d6-named-plans'];
    if (!(filling && 'up' in filling)) throw new Error('There is no such step');
    await filling.up(connection.db as never);
    expect(await state()).toEqual(first);
  });

  it('a former server that writes plans without ids, in another order, changes those of the same names', async () => {
    const { ids, pricing } = await plansOf(2);
    const named = pricing.map(({ id: _id, ...plan }: { id: string }) => plan).reverse();
    await ask('update products set pricing = $1 where id = 2', [JSON.stringify(named)]);
    expect((await plansOf(2)).ids).toEqual(ids);
  });
});

describe('names that are given afterwards', () => {
  it('are labels: of two that were exchanged, holders renew what they had, under its new name', async () => {
    const headers = await app.signIn(
      await app.db.selectFrom('users').selectAll().where('id', '=', buyer).executeTakeFirstOrThrow(),
    );
    const offers = async (download: string) =>
      (await app.http.get(`/api/downloads/${download}/plans`).set(headers).expect(200)).body;
    const { ids, pricing } = await plansOf(1);
    expect((await offers(orders.pro.download)).renewal).toMatchObject({ plan_id: ids.Pro, tier: 'Pro', listed: 20 });

    const exchanged = { Pro: 'Studio', Studio: 'Pro' } as Record<string, string>;
    const renamed = pricing.map((plan: { name: string }) => ({ ...plan, name: exchanged[plan.name] ?? plan.name }));
    await ask('update products set pricing = $1 where id = 1', [JSON.stringify(renamed)]);
    expect((await plansOf(1)).ids).toMatchObject({ Pro: ids.Studio, Studio: ids.Pro });
    const { renewal, upgrades } = await offers(orders.pro.download);
    expect(renewal).toMatchObject({ plan_id: ids.Pro, tier: 'Studio', listed: 20 });
    expect(upgrades).toMatchObject([{ plan_id: ids.Studio, tier: 'Pro', listed: 40 }]);
    expect(await idOf('entitlements', orders.pro.id)).toBe(ids.Pro);
    // A plan off sale has no price for its holder until the owner allows renewals.
    expect((await offers(orders.gold.download)).renewal).toBeNull();

    const wish = { product_id: 1, plan_id: ids.Pro, tier: 'Studio', country: 'BD', coupon: 'RIVER25' };
    const quoted = (await app.http.post('/api/orders/quote').set(headers).send(wish).expect(200)).body;
    expect(quoted).toMatchObject({ price: 20, discount: 5, total: 15 });
  });
});
