import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { migrateDatabase } from '../../src/db/migrate-database.ts';
import type { Migrations } from '../../src/db/migration.ts';
import { countLedgerMismatches } from '../../src/features/billing/wallet.repository.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ engine: 'postgres', seeded: true });
});
afterAll(() => app.close());

const run = async (db: Kysely<unknown>, statements: string[]) => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
/** Tables that every kind of call below reads or writes. */
const BUSY = ['products', 'posts', 'users', 'sessions', 'wallets', 'orders', 'site_settings', 'post_likes'];

/** What a next release could contain: everything that the expand rule allows. */
const next: Migrations = {
  '9999-01-01-columns': {
    up: (db) =>
      run(
        db,
        BUSY.map((table) => `alter table ${table} add column mood text not null default 'calm'`),
      ),
  },
  '9999-01-02-table': {
    up: (db) =>
      run(db, ['create table moods (id uuid primary key, user_id uuid references users (id) on delete cascade)']),
  },
  '9999-01-03-indexes': {
    indexes: [
      { name: 'orders_mood', on: 'orders (mood, created_at desc)' },
      { name: 'products_mood', on: 'products (mood)' },
    ],
  },
  // A renamed column: the new one is filled from the old as long as the running release knows only that.
  '9999-01-04-rename': {
    up: (db) =>
      run(db, [
        'alter table products add column headline text',
        `create function keep_headline() returns trigger language plpgsql as
           $$ begin new.headline := new.title; return new; end $$`,
        'create trigger keep_headline before insert or update on products for each row execute function keep_headline()',
        'update products set headline = title',
      ]),
  },
  // Even a type change, which the rule forbids, makes no call of the running server fail.
  '9999-01-05-type': { up: (db) => run(db, ['alter table wallets alter balance_cents type numeric(14)']) },
};

it('a release that migrates beside a server under load fails no request', async () => {
  const shoppers = await Promise.all(Array.from({ length: 6 }, () => app.signedIn()));
  const failed: string[] = [];
  let answered = 0;
  const stop = new AbortController();
  const ask = async (method: 'GET' | 'POST', path: string, headers: Record<string, string> = {}, body?: object) => {
    const response = await fetch(`${app.url}/api/${path}`, {
      method,
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    await response.arrayBuffer();
    answered += 1;
    if (!response.ok) failed.push(`${method} ${path} ${response.status}`);
  };
  const visit = async ({ headers }: (typeof shoppers)[number]) => {
    for (let turn = 0; !stop.signal.aborted; turn += 1) {
      await ask('GET', 'products?search=a');
      await ask('GET', 'products/1');
      await ask('GET', 'posts/1');
      await ask('POST', 'wallet/add-funds', { ...headers, 'idempotency-key': `rolling-${turn}-key` }, { amount: 1 });
      await ask('GET', 'wallet/balance', headers);
      await ask('GET', 'orders', headers);
      await ask('GET', 'site');
    }
  };
  const visits = shoppers.map(visit);
  await expect.poll(() => answered).toBeGreaterThan(200);
  const directUrl = app.connection.pool.options.connectionString;
  for (const name of Object.keys(next)) {
    const until = Object.fromEntries(Object.entries(next).filter(([other]) => other <= name));
    expect(await migrateDatabase(app.connection, { directUrl }, () => {}, { migrations: until })).toEqual([name]);
    const before = answered;
    while (answered < before + 60) await sleep(20);
  }
  stop.abort();
  await Promise.all(visits);
  expect(failed).toEqual([]);
  expect(await countLedgerMismatches(app.db)).toBe(0);
  // The previous release also starts on the schema of the next one.
  expect(await migrate(app.db)).toEqual([]);
});
