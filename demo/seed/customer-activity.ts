import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../backend/src/db/schema.ts';
import { takeNew } from '../../backend/src/db/seed-marks.ts';
import { findShopZone } from '../../backend/src/db/shop-zone.ts';
import { toBusinessTime } from '../../contract/rules/business-day.ts';
import { planNotifications } from './customer-notifications.ts';
import { planDownloadDays } from './download-plan.ts';

const UNREAD = 3;

/** The traces of the demo customer's orders and downloads: downloads by day, and notifications. */
export async function seedActivity(tx: Transaction<Database>, email: string, now: Date): Promise<void> {
  const user = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (!user) return;
  // As with accounts, the mark must not reveal its owner.
  const key = createHash('sha256').update(email.toLowerCase()).digest('hex');
  if ((await takeNew(tx, 'activity', [key])).size === 0) return;
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
      notifications.map(({ at, ...text }, index) => ({
        ...text,
        user_id: userId,
        created_at: at,
        read_at: index < read ? new Date(Math.min(at.getTime() + 60 * 60 * 1000, now.getTime())) : null,
      })),
    )
    .execute();
}
