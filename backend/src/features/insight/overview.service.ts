import type { DashboardReports, DashboardSummary } from '../../../../contract/generated/model.ts';
import { listLastMonths } from '../../../../contract/rules/business-day.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import { percentChange } from '../../../../contract/rules/percent.ts';
import { createSampleSummary } from '../../../../contract/rules/sample-summary.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { toComparison } from '../../lib/periods.ts';
import { withCharges } from '../billing/order-charges.repository.ts';
import { toDownload } from '../orders/downloads.mapper.ts';
import { listNewestDownloads } from '../orders/downloads.repository.ts';
import { toOrder } from '../orders/orders.mapper.ts';
import { listNewestOrders } from '../orders/orders.repository.ts';
import { type FiguresRow, findDownloadMonths, findFigures, findOrderMonths } from './overview.repository.ts';

const RECENT_COUNT = 5;
const REPORT_MONTHS = 12;

/** Orders and downloads are compared as 30-day totals, balance and products as levels. */
function toFigures(row: FiguresRow): Omit<DashboardSummary, 'sample' | 'recentOrders' | 'recentDownloads'> {
  return {
    totalOrders: { value: row.orders, change: percentChange(row.orders_recent, row.orders_earlier) },
    downloads: { value: row.downloads, change: percentChange(row.downloads_recent, row.downloads_earlier) },
    walletBalance: { value: toAmount(row.balance), change: percentChange(row.balance, row.balance_before) },
    activeProducts: { value: row.files, change: percentChange(row.files, row.files_before) },
  };
}

/** The figures of the account; in the demo a sample until the account has any activity. */
export async function readSummary(
  { db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>,
  userId: string,
): Promise<DashboardSummary> {
  const now = clock.now();
  const figures = await findFigures(db, userId, toComparison(now, await findShopZone(db)));
  if (env.demoData && figures.orders + figures.files === 0 && !figures.moved) return createSampleSummary(now.getTime());
  return {
    sample: false,
    ...toFigures(figures),
    recentOrders: await withCharges(db, (await listNewestOrders(db, userId, RECENT_COUNT)).map(toOrder)),
    recentDownloads: (await listNewestDownloads(db, userId, RECENT_COUNT)).map(toDownload),
  };
}

/** Orders, spending and downloads month by month. */
export async function readReports(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<DashboardReports> {
  const timeZone = await findShopZone(db);
  const months = listLastMonths(clock.now(), REPORT_MONTHS, timeZone);
  const [first = ''] = months;
  const orders = new Map(
    (await findOrderMonths(db, userId, { month: first, timeZone })).map((row) => [row.month, row]),
  );
  const downloads = new Map((await findDownloadMonths(db, userId, first)).map((row) => [row.month, row.downloads]));
  return {
    months: months.map((month) => ({
      month,
      orders: orders.get(month)?.orders ?? 0,
      spending: toAmount(orders.get(month)?.spent_cents ?? 0),
      downloads: downloads.get(month) ?? 0,
    })),
  };
}
