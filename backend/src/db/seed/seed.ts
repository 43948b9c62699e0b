import type { Kysely, Transaction } from 'kysely';
import { customer } from '../../../content/customer.ts';
import { products } from '../../../content/products.ts';
import type { Env } from '../../env.ts';
import type { Logger } from '../../lib/log.ts';
import { type FileStorage, StorageUnavailable } from '../../storage/storage.ts';
import { grantMissingEntitlements } from '../grant-entitlements.ts';
import { grantMissingLicences } from '../grant-licences.ts';
import { applyReservedChanges } from '../plan-changes.ts';
import type { Database } from '../schema.ts';
import { seedAccount } from './accounts.ts';
import { nameSite, seedCatalogue, seedPosts, seedSite } from './content.ts';
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

export interface SeedDeps {
  db: Kysely<Database>;
  env: Pick<Env, 'demoData' | 'admin' | 'customer'> & Partial<Pick<Env, 'production' | 'publicUrl'>>;
  storage: FileStorage;
  clock: { now(): Date };
  hashPassword: (password: string) => Promise<string>;
  log: Logger;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Inserts what a start needs and is missing; never changes or restores what users have changed or deleted. Without demo
 * data that is only the super-admin of the environment.
 */
export async function seed(deps: SeedDeps): Promise<void> {
  const { db, env } = deps;
  await transaction(db, (tx) => seedAdmin(tx, deps));
  // Until the owner names it, a new site is called by its host name.
  if (env.production && env.publicUrl) await nameSite(db, new URL(env.publicUrl).hostname);
  if (!env.demoData) return;
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

/**
 * An initial name, used as the author of articles until its owner changes it: 'nadia.rahman@…' becomes 'Nadia Rahman'.
 */
function nameOf(email: string): string {
  const words = email.replace(/[@+].*$/, '').match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return name || 'Administrator';
}

async function seedAdmin(tx: Transaction<Database>, { env, clock, hashPassword, log }: SeedDeps): Promise<void> {
  const now = clock.now();
  await seedAccount(
    tx,
    {
      ...env.admin,
      name: env.demoData ? 'Tanvir Ahmed' : nameOf(env.admin.email),
      role: 'super_admin',
      address: null,
      createdAt: env.demoData ? new Date(now.getTime() - 900 * DAY_MS) : now,
      proven: env.demoData,
    },
    hashPassword,
  );
  const superAdmin = await tx.selectFrom('users').select('id').where('role', '=', 'super_admin').executeTakeFirst();
  if (!superAdmin) log.warn('There is no super-admin: ADMIN_EMAIL belongs to another account');
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
