import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { grantMissingEntitlements } from '../../backend/src/db/grant-entitlements.ts';
import { grantMissingLicences } from '../../backend/src/db/grant-licences.ts';
import { applyReservedChanges } from '../../backend/src/db/plan-changes.ts';
import type { Database } from '../../backend/src/db/schema.ts';
import { seedAccount } from '../../backend/src/db/seed-account.ts';
import type { SeedDeps } from '../../backend/src/db/seed-deps.ts';
import { claimNewKeys } from '../../backend/src/db/seed-marks.ts';
import { findShopZone } from '../../backend/src/db/shop-zone.ts';
import { toStored } from '../../backend/src/features/activity/notifications.repository.ts';
import { StorageUnavailable } from '../../backend/src/storage/storage.ts';
import { toBusinessTime } from '../../contract/rules/business-day.ts';
import { callSettings } from '../content/calls.ts';
import { comments, LIKES_AT_START } from '../content/comments.ts';
import { customer } from '../content/customer.ts';
import { messages } from '../content/messages.ts';
import { posts } from '../content/posts.ts';
import { products } from '../content/products.ts';
import { seedCaseStudies, seedCatalogue, seedPosts, seedSite } from './content.ts';
import { seedConversations } from './conversations.ts';
import { seedHistory } from './customer-history.ts';
import { planNotifications } from './customer-notifications.ts';
import { seedDemoCustomers } from './demo-customers.ts';
import { demoFiles, restoreDemoFiles, seedProductFiles } from './demo-files.ts';
import { demoPurchases } from './demo-purchases.ts';
import { planDownloadDays } from './download-plan.ts';
import { seedPictures } from './pictures.ts';
import { seedReviews } from './reviews.ts';
import { seedShowcase } from './showcase.ts';
import { seedTranslations } from './translations.ts';
import { seedVisits } from './visits.ts';

const UNREAD = 3;

/** The traces of the demo customer's orders and downloads: downloads by day, and notifications. */
async function seedActivity(tx: Transaction<Database>, email: string, now: Date): Promise<void> {
  const user = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (!user) return;
  // As with accounts, the mark must not reveal its owner.
  const key = createHash('sha256').update(email.toLowerCase()).digest('hex');
  if ((await claimNewKeys(tx, 'activity', [key])).size === 0) return;
  await insertDays(tx, user.id, now);
  await insertNotifications(tx, user.id, now);
}

async function insertDays(tx: Transaction<Database>, userId: string, now: Date): Promise<void> {
  const downloads = await tx
    .selectFrom('downloads')
    .select(['download_count as count', 'created_at as since'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const timeZone = await findShopZone(tx);
  const noon = (at: Date) => new Date(`${toBusinessTime(at, timeZone).day}T12:00:00Z`);
  const fetched = downloads.map(({ count, since }) => ({ count, since: noon(since) }));
  const days = [...planDownloadDays(fetched, noon(now))];
  if (days.length === 0) return;
  await tx
    .insertInto('download_days')
    .values(days.map(([day, count]) => ({ user_id: userId, day, count })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function insertNotifications(tx: Transaction<Database>, userId: string, now: Date): Promise<void> {
  const notifications = (await planNotifications(tx, userId)).filter(({ at }) => at <= now);
  if (notifications.length === 0) return;
  const read = notifications.length - UNREAD;
  await tx
    .insertInto('notifications')
    .values(
      notifications.map(({ at, ...notification }, index) => ({
        ...toStored(notification),
        user_id: userId,
        created_at: at,
        read_at: index < read ? new Date(Math.min(at.getTime() + 60 * 60 * 1000, now.getTime())) : null,
      })),
    )
    .execute();
}

/** A visitor id that belongs to no signed cookie. */
const unknownVisitor = (postId: number, count: number): string =>
  `00000000-0000-4000-8000-${String(postId * 100 + count).padStart(12, '0')}`;

/** The initial likes and comments of the demo's articles. */
async function seedReactions(tx: Transaction<Database>): Promise<void> {
  const keys = await claimNewKeys(
    tx,
    'post-life',
    posts.map(({ id }) => String(id)),
  );
  const rows = await tx.selectFrom('posts').select('id').execute();
  const fresh = rows.map(({ id }) => id).filter((id) => keys.has(String(id)));
  if (fresh.length === 0) return;
  const likes = fresh.flatMap((post_id) =>
    Array.from({ length: LIKES_AT_START }, (_, count) => ({ post_id, visitor_id: unknownVisitor(post_id, count + 1) })),
  );
  await tx
    .insertInto('post_likes')
    .values(likes)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const written = comments.filter(({ postId }) => fresh.includes(postId));
  if (written.length === 0) return;
  await tx
    .insertInto('comments')
    .values(
      written.map(({ id, postId, author, text, createdAt }) => ({
        id,
        post_id: postId,
        guest_name: author,
        text,
        status: 'approved' as const,
        created_at: new Date(createdAt),
        updated_at: new Date(createdAt),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The demo customer's saved addresses; skipped if there are any already. */
async function seedAddresses(tx: Transaction<Database>, email: string, now: Date): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .leftJoin('addresses', 'addresses.user_id', 'users.id')
    .select(['users.id', 'addresses.id as saved'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!user) return;
  // As with accounts, the mark must not reveal its owner.
  const key = createHash('sha256').update(email.toLowerCase()).digest('hex');
  if ((await claimNewKeys(tx, 'addresses', [key])).size === 0 || user.saved !== null) return;
  await tx
    .insertInto('addresses')
    .values(customer.addresses.map((fields) => ({ ...fields, user_id: user.id, created_at: now, updated_at: now })))
    .execute();
}

const HOUR_MS = 60 * 60 * 1000;

/** Messages to the studio from before the demo started. */
async function seedMessages(tx: Transaction<Database>, now: Date): Promise<void> {
  const keys = await claimNewKeys(
    tx,
    'message',
    messages.map((_message, index) => String(index + 1)),
  );
  const rows = messages
    .filter((_message, index) => keys.has(String(index + 1)))
    .map(({ hours, ...message }) => ({
      ...message,
      ip_hash: 'demo',
      created_at: new Date(now.getTime() - hours * HOUR_MS),
    }));
  if (rows.length > 0) await tx.insertInto('contact_messages').values(rows).execute();
}

/** The hours in which calls can be booked, until an administrator saves others. */
async function seedCallSettings(tx: Transaction<Database>): Promise<void> {
  const { hours, ...settings } = callSettings;
  await tx
    .updateTable('call_settings')
    .set({ ...settings, hours: JSON.stringify(hours) })
    .where('version', '=', 0)
    .execute();
}

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
  await transaction(db, seedCaseStudies);
  await transaction(db, (tx) => seedPictures(tx, deps.clock.now()));
  await transaction(db, (tx) => seedMessages(tx, deps.clock.now()));
  await transaction(db, seedCallSettings);
  await transaction(db, (tx) => seedProductFiles(tx, deps.storage, demoPurchases(products)));
  await transaction(db, (tx) => seedTranslations(tx, deps.clock.now()));
  await transaction(db, (tx) => seedCustomer(tx, deps));
  await transaction(db, (tx) => seedActivity(tx, env.customer.email, deps.clock.now()));
  await transaction(db, (tx) => seedConversations(tx, env, deps.clock.now()));
  await transaction(db, (tx) => seedAddresses(tx, env.customer.email, deps.clock.now()));
  await transaction(db, (tx) => seedDemoCustomers(tx, deps.clock.now(), deps.hashPassword));
  await transaction(db, (tx) => seedVisits(tx, deps.clock.now()));
  await transaction(db, grantMissingEntitlements);
  await transaction(db, applyReservedChanges);
  await grantMissingLicences(db);
  await restoreDemoFiles(db, deps.storage, demoPurchases(products)).catch((error: unknown) => {
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
  const files = await demoFiles(tx, deps.storage, demoPurchases(products));
  await seedHistory(tx, userId, files, now);
}
