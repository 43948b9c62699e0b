import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { NotificationsTable } from '../../db/schema-dashboard.ts';

const columns = ['id', 'kind', 'title', 'body', 'href', 'read_at', 'created_at'] as const;

export type NotificationRow = Pick<Selectable<NotificationsTable>, (typeof columns)[number]>;

/** What a person is told; `href` is the path of the page that shows more. */
export type NewNotification = Pick<NotificationRow, 'kind' | 'title' | 'body' | 'href'>;

/** Tells people something, in the transaction of the change that it tells. */
export async function notify(
  tx: Transaction<Database>,
  userIds: string[],
  notification: NewNotification,
  at: Date,
): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .insertInto('notifications')
    .values(userIds.map((userId) => ({ ...notification, user_id: userId, created_at: at })))
    .execute();
}

/** One page of the person's notifications, newest first. */
export function findNotifications(
  db: Kysely<Database>,
  userId: string,
  page: { limit: number; offset: number },
): Promise<NotificationRow[]> {
  return db
    .selectFrom('notifications')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('seq', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export function countNotifications(db: Kysely<Database>, userId: string): Promise<{ total: number; unread: number }> {
  return db
    .selectFrom('notifications')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('read_at', 'is', null).as('unread'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

export async function markAllRead(db: Kysely<Database>, userId: string, at: Date): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: at })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute();
}
