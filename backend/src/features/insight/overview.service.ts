import { toAmount } from '../../../shared/money.ts';
import { changeOf } from '../../../shared/percent.ts';
import { sampleSummary } from '../../../shared/sample-summary.ts';
import { lastMonths } from '../../../shared/shop-day.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { DashboardReports, DashboardSummary } from '../../generated/model.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { comparisonAt } from '../../lib/periods.ts';
import { toDownload } from '../orders/downloads.mapper.ts';
import { findNewestDownloads } from '../orders/downloads.repository.ts';
import { toOrder } from '../orders/orders.mapper.ts';
import { findNewestOrders } from '../orders/orders.repository.ts';
import { type FiguresRow, findDownloadMonths, findFigures, findOrderMonths } from './overview.repository.ts';

const RECENT = 5;
const REPORT_MONTHS = 12;

/** Orders and downloads are compared as 30-day totals, balance and products as levels. */
function toFigures(row: FiguresRow): Omit<DashboardSummary, 'sample' | 'recentOrders' | 'recentDownloads'> {
  return {
    totalOrders: { value: row.orders, change: changeOf(row.orders_recent, row.orders_earlier) },
    downloads: { value: row.downloads, change: changeOf(row.downloads_recent, row.downloads_earlier) },
    walletBalance: { value: toAmount(row.balance), change: changeOf(row.balance, row.balance_before) },
    activeProducts: { value: row.files, change: changeOf(row.files, row.files_before) },
  };
}

/** The figures of the account; in the demo a sample until the account has any activity. */
export async function readSummary(
  { db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>,
  userId: string,
): Promise<DashboardSummary> {
  const now = clock.now();
  const figures = await findFigures(db, userId, comparisonAt(now, await findShopZone(db)));
  if (env.demoData && figures.orders + figures.files === 0 && !figures.moved) return sampleSummary(now.getTime());
  return {
    sample: false,
    ...toFigures(figures),
    recentOrders: (await findNewestOrders(db, userId, RECENT)).map(toOrder),
    recentDownloads: (await findNewestDownloads(db, userId, RECENT)).map(toDownload),
  };
}

/** Orders, spending and downloads month by month. */
export async function readReports(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<DashboardReports> {
  const timeZone = await findShopZone(db);
  const months = lastMonths(clock.now(), REPORT_MONTHS, timeZone);
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
