import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { rowsOfUser, toPage } from '../kit/page.ts';

type Operations = 'listNotifications' | 'markNotificationsRead';

export const createNotificationsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  listNotifications: ({ user, query }) => {
    const all = rowsOfUser(db.state.notifications, user.id);
    const unread = all.filter(({ read }) => !read).length;
    return { status: 200, body: { ...toPage(all, query.page, query.limit), unread } };
  },

  markNotificationsRead: ({ user }) => {
    for (const row of db.state.notifications) if (row.userId === user.id) row.read = true;
    return { status: 204 };
  },
});
