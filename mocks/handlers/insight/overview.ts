import type { DashboardSummary } from '../../../contract/generated/model.ts';
import { listLastMonths } from '../../../contract/rules/business-day.ts';
import { toAmount, toCents } from '../../../contract/rules/money.ts';
import { createSampleSummary } from '../../../contract/rules/sample-summary.ts';
import type { MockHandlers } from '../../server/types.ts';
import { countDownloadsInMonth, readDashboardFigures } from '../../store/dashboard-figures.ts';
import { createMonthFilter } from '../../store/date-range.ts';
import type { MockDb } from '../../store/db.ts';
import { findReview } from '../../store/own-reviews.ts';
import { withPlanFile } from '../../store/plan-files.ts';
import { rowsOfUser } from '../kit/page.ts';
import { toOrder } from '../orders/orders.ts';

const RECENT_COUNT = 5;
const REPORT_MONTHS = 12;

const toSummary = (db: MockDb, userId: string): DashboardSummary => {
  const orders = rowsOfUser(db.state.orders, userId).sort((a, b) => b.number - a.number);
  const downloads = rowsOfUser(db.state.downloads, userId).sort((a, b) => b.created_at.localeCompare(a.created_at));
  const movements = db.transactions(userId);
  if (db.state.demo && orders.length + downloads.length + movements.length === 0)
    return createSampleSummary(Date.now());
  return {
    sample: false,
    ...readDashboardFigures(db, userId, Date.now()),
    recentOrders: orders.slice(0, RECENT_COUNT).map(toOrder),
    recentDownloads: downloads.slice(0, RECENT_COUNT).map((download) => ({
      ...withPlanFile(db, download),
      ...findReview(db, userId, download),
    })),
  };
};

const toReports = (db: MockDb, userId: string) =>
  listLastMonths(new Date(), REPORT_MONTHS, db.state.mailSettings.time_zone).map((month) => {
    const isInside = createMonthFilter(db, month);
    const orders = rowsOfUser(db.state.orders, userId).filter(({ created_at }) => isInside(created_at));
    const paid = orders.filter(({ status }) => status === 'completed');
    return {
      month,
      orders: orders.length,
      spending: toAmount(paid.reduce((sum, { amount }) => sum + toCents(amount), 0)),
      downloads: countDownloadsInMonth(db, userId, month),
    };
  });

type Operations = 'getDashboardSummary' | 'getDashboardReports';

export const createOverviewHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  getDashboardSummary: ({ user }) => ({ status: 200, body: toSummary(db, user.id) }),
  getDashboardReports: ({ user }) => ({ status: 200, body: { months: toReports(db, user.id) } }),
});
