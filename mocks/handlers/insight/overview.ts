import { sampleSummary } from '../../../backend/shared/sample-summary.ts';
import { lastMonths } from '../../../backend/shared/shop-day.ts';
import type { DashboardSummary } from '../../generated/model.ts';
import type { MockHandlers } from '../../server/types.ts';
import { dashboardFigures, downloadsIn } from '../../store/dashboard-figures.ts';
import type { MockDb } from '../../store/db.ts';
import { reviewOf } from '../../store/own-reviews.ts';
import { withPlanFile } from '../../store/plan-files.ts';
import { inMonth } from '../../store/shop-span.ts';
import { ownRows } from '../kit/page.ts';
import { toOrder } from '../orders/orders.ts';

const RECENT = 5;
const REPORT_MONTHS = 12;

const summary = (db: MockDb, userId: string): DashboardSummary => {
  const orders = ownRows(db.state.orders, userId).sort((a, b) => b.number - a.number);
  const downloads = ownRows(db.state.downloads, userId).sort((a, b) => b.created_at.localeCompare(a.created_at));
  const movements = db.transactions(userId);
  if (db.state.demo && orders.length + downloads.length + movements.length === 0) return sampleSummary(Date.now());
  return {
    sample: false,
    ...dashboardFigures(db, userId, Date.now()),
    recentOrders: orders.slice(0, RECENT).map(toOrder),
    recentDownloads: downloads.slice(0, RECENT).map((download) => ({
      ...withPlanFile(db, download),
      ...reviewOf(db, userId, download),
    })),
  };
};

const reports = (db: MockDb, userId: string) =>
  lastMonths(new Date(), REPORT_MONTHS, db.state.mailSettings.time_zone).map((month) => {
    const isInside = inMonth(db, month);
    const orders = ownRows(db.state.orders, userId).filter(({ created_at }) => isInside(created_at));
    const paid = orders.filter(({ status }) => status === 'completed');
    return {
      month,
      orders: orders.length,
      spending: Math.round(paid.reduce((sum, { amount }) => sum + amount * 100, 0)) / 100,
      downloads: downloadsIn(db, userId, month),
    };
  });

type Operations = 'getDashboardSummary' | 'getDashboardReports';

export const createOverviewHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  getDashboardSummary: ({ user }) => ({ status: 200, body: summary(db, user.id) }),
  getDashboardReports: ({ user }) => ({ status: 200, body: { months: reports(db, user.id) } }),
});
