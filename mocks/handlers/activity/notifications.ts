import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { rowsOfUser, toPage } from '../kit/page.ts';

type Operations = 'listNotifications' | 'markNotificationsRead';

export const createNotificationsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  listNotifications: ({ user, query, call }) => {
    const all = rowsOfUser(db.state.notifications, user.id).map(({ translations, ...row }) => ({
      ...row,
      ...translations?.[call.language],
    }));
    const unread = all.filter(({ read }) => !read).length;
    return { status: 200, body: { ...toPage(all, query.page, query.limit), unread } };
  },

  markNotificationsRead: ({ user }) => {
    for (const row of db.state.notifications) if (row.userId === user.id) row.read = true;
    return { status: 204 };
  },
});
