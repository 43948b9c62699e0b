import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../backend/src/db/schema.ts';
import { claimNewKeys } from '../../backend/src/db/seed-marks.ts';
import { findShopZone } from '../../backend/src/db/shop-zone.ts';
import { toBusinessTime, toMidnight } from '../../contract/rules/business-day.ts';
import { demoOffers } from '../content/demo-customers/offers.ts';
import { planDemoCustomers } from '../content/demo-customers/plan.ts';
import type { DemoFacts, DemoPlan } from '../content/demo-customers/types.ts';
import { products } from '../content/products.ts';
import { resetOrderSequence } from './customer-orders.ts';
import { insertHistory } from './order-history.ts';
import { createRandom } from './random.ts';

const WINDOW_MS = 30 * 24 * 60 * 60 * 1000;

interface Row {
  users: number;
  recent: number;
  orders: number;
  orders1: number;
  orders2: number;
  orders3: number;
  cents: number;
  cents1: number;
  cents2: number;
  cents3: number;
}

/** The figures without the demo customers, at a moment in milliseconds. */
async function findPresent(tx: Transaction<Database>, midnight: number): Promise<DemoFacts> {
  const [end, w1, w2, w3] = [0, 1, 2, 3].map((times) => new Date(midnight - times * WINDOW_MS));
  const { rows } = await sql<Row>`
    select u.*, o.*, e.* from (
      select count(*) as users, count(*) filter (where created_at >= ${w1}) as recent
        from users where created_at < ${end}
    ) u, (
      select count(*) as orders,
             count(*) filter (where created_at >= ${w1}) as orders1,
             count(*) filter (where created_at >= ${w2} and created_at < ${w1}) as orders2,
             count(*) filter (where created_at >= ${w3} and created_at < ${w2}) as orders3
        from orders where created_at < ${end}
    ) o, (
      select coalesce(-sum(amount_cents), 0)::bigint as cents,
             coalesce(-sum(amount_cents) filter (where created_at >= ${w1}), 0)::bigint as cents1,
             coalesce(-sum(amount_cents) filter (where created_at >= ${w2} and created_at < ${w1}), 0)::bigint as cents2,
             coalesce(-sum(amount_cents) filter (where created_at >= ${w3} and created_at < ${w2}), 0)::bigint as cents3
        from wallet_entries where kind in ('purchase', 'refund') and created_at < ${end}
    ) e`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('Totals are always one row');
  return {
    users: row.users,
    recentUsers: row.recent,
    orders: [row.orders, row.orders1, row.orders2, row.orders3],
    revenue: [row.cents, row.cents1, row.cents2, row.cents3],
  };
}

/** Statements of a few hundred rows each are fast on both databases. */
const BATCH = 400;

/**
 * The users, orders and payments behind the administration's figures: once, and only as many as are missing that day.
 * None of these users can sign in; their passwords were never known.
 */
export async function seedDemoCustomers(
  tx: Transaction<Database>,
  now: Date,
  hashPassword: (password: string) => Promise<string>,
): Promise<void> {
  // The key stored by earlier versions.
  if ((await claimNewKeys(tx, 'crowd', ['2026'])).size === 0) return;
  const timeZone = await findShopZone(tx);
  const dayOf = (ms: number) => toBusinessTime(new Date(ms), timeZone).day;
  const midnight = toMidnight(dayOf(now.getTime()), timeZone).getTime();
  const present = await findPresent(tx, midnight);
  const orders = (await tx.selectFrom('orders').select(['number', 'created_at']).execute()).map(
    ({ number, created_at }) => ({ number, at: created_at.getTime() }),
  );
  const random = createRandom(1_234_856);
  const plan = planDemoCustomers({ present, orders, offers: demoOffers(products), midnight, dayOf, random });
  await insertPeople(tx, plan, await hashPassword(randomBytes(32).toString('base64url')));
  await insertOrders(tx, plan, now);
  await resetOrderSequence(tx);
  await insertEntries(tx, plan);
  await insertDownloads(tx, plan);
}

const time = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** Rows as one JSON parameter: far faster than thousands of single inserts. */
async function batches<Row>(rows: Row[], insert: (json: string) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH)
    await insert(JSON.stringify(rows.slice(start, start + BATCH)));
}

async function insertPeople(tx: Transaction<Database>, { people, entries }: DemoPlan, hash: string): Promise<void> {
  const balances = new Map(entries.map(({ personId, balanceAfter }) => [personId, balanceAfter]));
  const rows = people.map(({ at, ...person }) => ({ ...person, at: time(at), cents: balances.get(person.id) ?? 0 }));
  await batches(rows, async (json) => {
    await sql`insert into users (id, name, email, password_hash, status, created_at)
      select id, name, email, ${hash}, status, at
        from jsonb_to_recordset(${json}::jsonb) as r(id uuid, name text, email text, status text, at timestamptz)`.execute(
      tx,
    );
    await sql`insert into wallets (id, user_id, balance_cents, created_at, updated_at)
      select id, id, cents, at, at
        from jsonb_to_recordset(${json}::jsonb) as r(id uuid, cents bigint, at timestamptz)`.execute(tx);
  });
}

async function insertOrders(tx: Transaction<Database>, { orders }: DemoPlan, now: Date): Promise<void> {
  const rows = orders.map(({ at, refundedAt, ...order }) => ({ ...order, at: time(at), last: time(refundedAt ?? at) }));
  await batches(rows, (json) =>
    // The product may have been deleted.
    sql`insert into orders
        (id, number, user_id, product_id, product_name, tier, amount_cents, status, created_at, updated_at)
      overriding system value
      select r.id, r.number, r."personId", products.id, r.name, r.tier, r.cents, r.status, r.at, r.last
        from jsonb_to_recordset(${json}::jsonb) as r(id uuid, number bigint, "personId" uuid, "productId" integer,
          name text, tier text, cents bigint, status text, at timestamptz, last timestamptz)
        left join products on products.id = r."productId"
       order by r.number`.execute(tx),
  );
  await insertHistory(
    tx,
    orders.map(({ id, number, cents, status, at }) => ({
      id,
      number,
      amount_cents: cents,
      status,
      created_at: new Date(at),
    })),
    now,
  );
}

async function insertEntries(tx: Transaction<Database>, { entries }: DemoPlan): Promise<void> {
  const rows = entries.map(({ at, ...entry }, place) => ({ ...entry, place, at: time(at) }));
  await batches(rows, (json) =>
    // A wallet has its user's id here.
    sql`insert into wallet_entries
        (wallet_id, kind, amount_cents, balance_after_cents, reference, order_id, created_at)
      select "personId", kind, cents, "balanceAfter", reference, "orderId", at
        from jsonb_to_recordset(${json}::jsonb) as r("personId" uuid, kind text, cents bigint, "balanceAfter" bigint,
          reference text, "orderId" uuid, at timestamptz, place integer)
       order by place`.execute(tx),
  );
}

async function insertDownloads(tx: Transaction<Database>, { downloads }: DemoPlan): Promise<void> {
  const rows = downloads.map(({ at, days, ...download }) => ({
    ...download,
    at: time(at),
    count: days.reduce((sum, { count }) => sum + count, 0),
  }));
  await batches(rows, (json) =>
    sql`insert into downloads
        (id, user_id, file_id, product_id, product_name, version, line_id, download_count, created_at)
      select r.id, r."personId", file.file_id, products.id, r.name, products.version, r."orderId", r.count, r.at
        from jsonb_to_recordset(${json}::jsonb) as r(id uuid, "personId" uuid, "orderId" uuid, "productId" integer,
          name text, count integer, at timestamptz)
        join products on products.id = r."productId"
        join product_files file on file.product_id = products.id and file.version = products.version`.execute(tx),
  );
  const days = downloads.flatMap(({ personId, days: fetched }) => fetched.map((day) => ({ personId, ...day })));
  await batches(days, (json) =>
    sql`insert into download_days (user_id, day, count)
      select "personId", day, sum(count)
        from jsonb_to_recordset(${json}::jsonb) as r("personId" uuid, day date, count integer)
       group by 1, 2
      on conflict (user_id, day) do update set count = download_days.count + excluded.count`.execute(tx),
  );
}
