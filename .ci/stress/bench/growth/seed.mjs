#!/usr/bin/env node
// npm run seed:large [-- --scale 0.01]: fills the PostgreSQL of DATABASE_URL with a large studio. Scale 1 is 100,000
// products and users, 1,000,000 orders, 3,000,000 ledger rows, 300,000 comments and 2,500,000 notifications, half a
// million payments, a million invoices and mails, the rest in proportion. Set-based, triggers in place, indexes built
// afterwards, the same rows every time; then statistics and visibility map as autovacuum would leave them. The
// products' files have names, but no content.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openDatabase } from '../../../../backend/src/db/database.ts';
import { migrate } from '../../../../backend/src/db/migrate.ts';
import { compactCounts } from '../../../../backend/src/db/row-counts.ts';
import { readEnv } from '../../../../backend/src/env.ts';
import { hashPassword } from '../../../../backend/src/features/accounts/passwords.adapter.ts';
import { finaliseMoney } from '../../../../backend/src/features/insight/money.repository.ts';
import { finaliseDays } from '../../../../backend/src/features/orders/finalised-days.repository.ts';
import { systemClock } from '../../../../backend/src/lib/clock.ts';
import { createLogger } from '../../../../backend/src/lib/log.ts';
import { seed } from '../../../../backend/src/process/seed.ts';
import { createDiskStorage } from '../../../../backend/src/storage/disk-storage.ts';
import { catalogue } from './seed-catalogue.mjs';
import { commerce } from './seed-commerce.mjs';
import { money } from './seed-money.mjs';
import { people } from './seed-people.mjs';
import { readers } from './seed-readers.mjs';
import { rights } from './seed-rights.mjs';
import { words } from './seed-words.mjs';
import { withoutIndexes } from './without-indexes.mjs';

const AT_SCALE_ONE = { products: 100_000, users: 100_000, orders: 1_000_000, posts: 5_000, comments: 300_000 };

/** How many rows of each kind. @param {number} scale */
export const sizesAt = (scale) =>
  /** @type {Record<keyof typeof AT_SCALE_ONE, number>} */ (
    Object.fromEntries(Object.entries(AT_SCALE_ONE).map(([name, count]) => [name, Math.ceil(count * scale)]))
  );

/** @typedef {ReturnType<typeof sizesAt>} Sizes */
/** @typedef {[what: string, statement: string][]} Steps */

/** @param {string} url of a database that may be empty @param {number} scale */
export const seedLarge = async (url, scale) => {
  const env = readEnv({ ...process.env, DATABASE_URL: url });
  const log = createLogger(env.logging);
  const connection = await openDatabase(env, log);
  await migrate(connection.db);
  const storage = await createDiskStorage(join(env.dataDir, 'files'));
  await seed({ db: connection.db, env, storage, clock: systemClock, hashPassword, log });

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const known = await client.query("select 1 from users where email = 'grown.1@example.com'");
    if (known.rowCount) throw new Error('This database has been filled already.');
    await client.query(
      "set synchronous_commit = off; set work_mem = '256MB'; set maintenance_work_mem = '512MB'; set timezone = 'UTC'; set jit = off",
    );
    for (const statement of words) await client.query(statement);
    const sizes = sizesAt(scale);
    await withoutIndexes(client, async () => {
      for (const [what, statement] of [people, catalogue, commerce, money, rights, readers].flatMap((part) =>
        part(sizes),
      )) {
        const start = performance.now();
        await client.query(statement);
        console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
      }
    });
    // First the statistics: without them the planner expects empty tables.
    await client.query('vacuum (analyze)');
    await finaliseDays(connection.db, new Date());
    await finaliseMoney(connection.db, new Date());
    // As the maintenance job does: every seeded row has added a count row.
    await compactCounts(connection.db);
    await client.query('vacuum (analyze) day_figures, day_orders, day_sales, month_sales, day_money, kept_counts');
  } finally {
    await client.end();
    await connection.close();
  }
};

if (import.meta.main) {
  const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } } });
  const url = process.env.DATABASE_URL;
  const scale = Number(values.scale);
  if (!url || !(scale > 0 && scale <= 10)) {
    console.error('Set DATABASE_URL to a PostgreSQL database of its own, and --scale to a number above 0, 10 at most.');
    process.exitCode = 1;
  } else {
    const start = performance.now();
    await seedLarge(url, scale);
    console.log(`Filled at scale ${scale} in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  }
}
