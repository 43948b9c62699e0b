import type { DashboardSummary, SearchHit } from '../generated/model.ts';
import type { MockHandlers } from '../server/types.ts';
import { dashboardFigures, downloadsIn } from '../store/dashboard-figures.ts';
import type { MockDb } from '../store/db.ts';
import { onShow } from '../store/products.ts';
import { sampleSummary } from '../store/sample-summary.ts';
import { toOrder } from './orders.ts';
import { matches, toPage } from './page.ts';

const MOST_HITS = 5;

type DashboardOperations =
  | 'getDashboardSummary'
  | 'getDashboardReports'
  | 'searchAccount'
  | 'listNotifications'
  | 'markNotificationsRead';

export const createDashboardHandlers = (db: MockDb): Pick<MockHandlers, DashboardOperations> => {
  const own = <Row extends { userId: string }>(rows: Row[], userId: string) =>
    rows.filter((row) => row.userId === userId).map(({ userId: _owner, ...row }) => row);

  const summary = (userId: string): DashboardSummary => {
    const orders = own(db.state.orders, userId).sort((a, b) => b.number - a.number);
    const downloads = own(db.state.downloads, userId).sort((a, b) => b.created_at.localeCompare(a.created_at));
    const movements = db.transactions(userId);
    if (orders.length + downloads.length + movements.length === 0) return sampleSummary(Date.now());
    return {
      sample: false,
      ...dashboardFigures(db, userId, Date.now()),
      recentOrders: orders.slice(0, 5).map(toOrder),
      recentDownloads: downloads.slice(0, 5),
    };
  };

  const reports = (userId: string) => {
    const today = new Date();
    return Array.from({ length: 12 }, (_, index) => {
      const date = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 11 + index, 1));
      const month = date.toISOString().slice(0, 7);
      const orders = own(db.state.orders, userId).filter(({ created_at }) => created_at.startsWith(month));
      const paid = orders.filter(({ status }) => status === 'completed');
      return {
        month,
        orders: orders.length,
        spending: Math.round(paid.reduce((sum, { amount }) => sum + amount * 100, 0)) / 100,
        downloads: downloadsIn(db, userId, month),
      };
    });
  };

  const search = (userId: string, text: string): SearchHit[] => {
    const wanted = text.trim().replace(/^#/, '');
    const products = onShow(db)
      .filter(({ product }) => matches(wanted, product.title))
      .map(({ product }) => hit('product', product.title, product.category, `/product/${product.id}`));
    const orders = own(db.state.orders, userId)
      .sort((a, b) => b.number - a.number)
      .filter((order) => matches(wanted, String(order.number), order.product_name))
      .map((order) =>
        hit('order', `Order #${order.number}`, order.product_name, `/dashboard/orders?order=${order.id}`),
      );
    const downloads = own(db.state.downloads, userId)
      .filter((download) => matches(wanted, download.file_name))
      .map((download) => hit('download', download.file_name, download.product_name, '/dashboard/downloads'));
    return [products, orders, downloads].flatMap((hits) => hits.slice(0, MOST_HITS));
  };

  return {
    getDashboardSummary: ({ user }) => ({ status: 200, body: summary(user.id) }),
    getDashboardReports: ({ user }) => ({ status: 200, body: { months: reports(user.id) } }),
    searchAccount: ({ user, query }) => ({ status: 200, body: { hits: search(user.id, query.q) } }),
    listNotifications: ({ user, query }) => {
      const all = own(db.state.notifications, user.id);
      return {
        status: 200,
        body: { ...toPage(all, query.page, query.limit), unread: all.filter(({ read }) => !read).length },
      };
    },
    markNotificationsRead: ({ user }) => {
      for (const row of db.state.notifications) if (row.userId === user.id) row.read = true;
      return { status: 204 };
    },
  };
};

const hit = (kind: SearchHit['kind'], title: string, detail: string, href: string): SearchHit => ({
  kind,
  title,
  detail,
  href,
});
