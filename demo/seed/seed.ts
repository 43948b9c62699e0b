import type { Kysely, Transaction } from 'kysely';
import { grantMissingEntitlements } from '../../backend/src/db/grant-entitlements.ts';
import { grantMissingLicences } from '../../backend/src/db/grant-licences.ts';
import { applyReservedChanges } from '../../backend/src/db/plan-changes.ts';
import type { Database } from '../../backend/src/db/schema.ts';
import { seedAccount } from '../../backend/src/db/seed-account.ts';
import type { SeedDeps } from '../../backend/src/db/seed-deps.ts';
import { StorageUnavailable } from '../../backend/src/storage/storage.ts';
import { customer } from '../content/customer.ts';
import { products } from '../content/products.ts';
import { seedCatalogue, seedPosts, seedSite } from './content.ts';
import { seedConversations } from './conversations.ts';
import { seedActivity } from './customer-activity.ts';
import { seedAddresses } from './customer-addresses.ts';
import { seedHistory } from './customer-history.ts';
import { seedDemoCustomers } from './demo-customers.ts';
import { demoFiles, restoreDemoFiles, seedProductFiles } from './demo-files.ts';
import { demoGoods } from './goods.ts';
import { seedMessages } from './messages.ts';
import { seedPictures } from './pictures.ts';
import { seedReactions } from './reactions-and-comments.ts';
import { seedReviews } from './reviews.ts';
import { seedShowcase } from './showcase.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Inserts what is missing of the demo; never changes or restores what users have changed or deleted. */
export async function seedDemo(deps: SeedDeps): Promise<void> {
  const { db, env } = deps;
  await transaction(db, seedSite);
  await transaction(db, seedCatalogue);
  await transaction(db, seedReviews);
  await transaction(db, seedPosts);
  await transaction(db, seedReactions);
  await transaction(db, seedShowcase);
  await transaction(db, (tx) => seedPictures(tx, deps.clock.now()));
  await transaction(db, (tx) => seedMessages(tx, deps.clock.now()));
  await transaction(db, (tx) => seedProductFiles(tx, deps.storage, demoGoods(products)));
  await transaction(db, (tx) => seedCustomer(tx, deps));
  await transaction(db, (tx) => seedActivity(tx, env.customer.email, deps.clock.now()));
  await transaction(db, (tx) => seedConversations(tx, env, deps.clock.now()));
  await transaction(db, (tx) => seedAddresses(tx, env.customer.email, deps.clock.now()));
  await transaction(db, (tx) => seedDemoCustomers(tx, deps.clock.now(), deps.hashPassword));
  await transaction(db, grantMissingEntitlements);
  await transaction(db, applyReservedChanges);
  await grantMissingLicences(db);
  await restoreDemoFiles(db, deps.storage, demoGoods(products)).catch((error: unknown) => {
    // Everything except downloads works without storage, so startup does not wait for it.
    if (!(error instanceof StorageUnavailable)) throw error;
    deps.log.warn('The storage is not responding: the demo files were not checked');
  });
}

/** Runs one part in a transaction. */
function transaction(db: Kysely<Database>, part: (tx: Transaction<Database>) => Promise<void>): Promise<void> {
  return db.transaction().execute(part);
}

async function seedCustomer(tx: Transaction<Database>, deps: SeedDeps): Promise<void> {
  const now = deps.clock.now();
  const userId = await seedAccount(
    tx,
    {
      ...deps.env.customer,
      name: customer.name,
      role: 'customer',
      address: customer.address,
      createdAt: new Date(now.getTime() - 412 * DAY_MS),
      proven: true,
    },
    deps.hashPassword,
  );
  if (userId === undefined) return;
  const files = await demoFiles(tx, deps.storage, demoGoods(products));
  await seedHistory(tx, userId, files, now);
}
