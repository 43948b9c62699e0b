import type { Notification } from '../../../../contract/generated/model.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import {
  countNotifications,
  listNotifications,
  markAllRead,
  type NotificationRow,
  readTexts,
} from './notifications.repository.ts';

function toNotification(row: NotificationRow, language: Language): Notification {
  const { title, body } = readTexts(row, language);
  return {
    id: row.id,
    kind: row.kind,
    title,
    text: body,
    href: row.href,
    read: row.read_at !== null,
    created_at: row.created_at.toISOString(),
  };
}

/** The signed-in customer's notifications. */
export function createNotificationsHandlers({
  db,
  clock,
}: Deps): FeatureHandlers<'listNotifications' | 'markNotificationsRead'> {
  return {
    listNotifications: async ({ user, query, call }) => {
      const { page = 1, limit = 12 } = query;
      const counts = await countNotifications(db, user.id);
      const rows = await listNotifications(db, user.id, { limit, offset: (page - 1) * limit }, counts.total);
      return {
        status: 200,
        body: { items: rows.map((row) => toNotification(row, call.language)), ...counts, page, limit },
      };
    },

    markNotificationsRead: async ({ user }) => {
      await markAllRead(db, user.id, clock.now());
      return { status: 204 };
    },
  };
}
