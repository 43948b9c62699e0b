import type { DashboardSummary } from '../../contract/generated/model.ts';
import { DAY_MS } from '../../contract/rules/calendar.ts';
import { toAmount } from '../../contract/rules/money.ts';
import { percentChange } from '../../contract/rules/percent.ts';
import { toDay } from './date-range.ts';
import type { MockDb } from './db.ts';

const COMPARED_DAYS = 30;

type SummaryFigures = Pick<DashboardSummary, 'totalOrders' | 'downloads' | 'walletBalance' | 'activeProducts'>;

/** Events of the last 30 days against the 30 before; ages in milliseconds. */
const changeOverPeriod = (events: { age: number; count: number }[]): number | null => {
  const between = (from: number, to: number) =>
    events.reduce((sum, { age, count }) => (age >= from * DAY_MS && age < to * DAY_MS ? sum + count : sum), 0);
  return percentChange(between(0, COMPARED_DAYS), between(COMPARED_DAYS, 2 * COMPARED_DAYS));
};

/** A user's completed downloads by business day. */
const downloadDays = (db: MockDb, userId: string): [day: string, count: number][] =>
  Object.entries(db.state.ownDownloadDays)
    .filter(([key]) => key.startsWith(`${userId} `))
    .map(([key, count]) => [key.slice(userId.length + 1), count]);

/** A user's completed downloads in a business month, `yyyy-mm`. */
export const countDownloadsInMonth = (db: MockDb, userId: string, month: string): number =>
  downloadDays(db, userId).reduce((sum, [day, count]) => (day.startsWith(month) ? sum + count : sum), 0);

/** Orders and downloads are compared as sums over 30 days, balance and products as values at a time. */
export const readDashboardFigures = (db: MockDb, userId: string, now: number): SummaryFigures => {
  const own = <Row extends { userId: string }>(rows: Row[]) => rows.filter((row) => row.userId === userId);
  const age = ({ created_at }: { created_at: string }) => now - Date.parse(created_at);
  const existedBefore = (row: { created_at: string }) => age(row) >= COMPARED_DAYS * DAY_MS;
  const today = Date.parse(toDay(db, now));

  const orders = own(db.state.orders);
  const files = own(db.state.downloads);
  const allDownloads = [...files, ...own(Object.values(db.state.revoked))];
  const balance = db.balanceCents(userId);
  const previousBalance = own(db.state.walletEntries)
    .filter(existedBefore)
    .reduce((sum, { cents }) => sum + cents, 0);
  return {
    totalOrders: { value: orders.length, change: changeOverPeriod(orders.map((row) => ({ age: age(row), count: 1 }))) },
    downloads: {
      value: allDownloads.reduce((sum, { download_count }) => sum + download_count, 0),
      change: changeOverPeriod(
        downloadDays(db, userId).map(([day, count]) => ({ age: today - Date.parse(day), count })),
      ),
    },
    walletBalance: { value: toAmount(balance), change: percentChange(balance, previousBalance) },
    activeProducts: { value: files.length, change: percentChange(files.length, files.filter(existedBefore).length) },
  };
};
