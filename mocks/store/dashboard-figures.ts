import { DAY_MS } from '../../backend/shared/calendar.ts';
import { changeOf } from '../../backend/shared/percent.ts';
import type { DashboardSummary } from '../generated/model.ts';
import type { MockDb } from './db.ts';
import { dayIn } from './shop-span.ts';

const COMPARED_DAYS = 30;

type Figures = Pick<DashboardSummary, 'totalOrders' | 'downloads' | 'walletBalance' | 'activeProducts'>;

/** Events of the last 30 days against the 30 before; ages in milliseconds. */
const flow = (happened: { age: number; count: number }[]): number | null => {
  const between = (from: number, to: number) =>
    happened.reduce((sum, { age, count }) => (age >= from * DAY_MS && age < to * DAY_MS ? sum + count : sum), 0);
  return changeOf(between(0, COMPARED_DAYS), between(COMPARED_DAYS, 2 * COMPARED_DAYS));
};

/** A user's completed downloads by business day. */
const downloadDays = (db: MockDb, userId: string): [day: string, count: number][] =>
  Object.entries(db.state.ownDownloadDays)
    .filter(([key]) => key.startsWith(`${userId} `))
    .map(([key, count]) => [key.slice(userId.length + 1), count]);

/** A user's completed downloads in a business month, `yyyy-mm`. */
export const downloadsIn = (db: MockDb, userId: string, month: string): number =>
  downloadDays(db, userId).reduce((sum, [day, count]) => (day.startsWith(month) ? sum + count : sum), 0);

/** Orders and downloads are compared as sums over 30 days, balance and products as values at a time. */
export const dashboardFigures = (db: MockDb, userId: string, now: number): Figures => {
  const own = <Row extends { userId: string }>(rows: Row[]) => rows.filter((row) => row.userId === userId);
  const age = ({ created_at }: { created_at: string }) => now - Date.parse(created_at);
  const wasThere = (row: { created_at: string }) => age(row) >= COMPARED_DAYS * DAY_MS;
  const today = Date.parse(dayIn(db, now));

  const orders = own(db.state.orders);
  const files = own(db.state.downloads);
  const counted = [...files, ...own(Object.values(db.state.revoked))];
  const balance = db.balanceCents(userId);
  const balanceThen = own(db.state.walletEntries)
    .filter(wasThere)
    .reduce((sum, { cents }) => sum + cents, 0);
  return {
    totalOrders: { value: orders.length, change: flow(orders.map((row) => ({ age: age(row), count: 1 }))) },
    downloads: {
      value: counted.reduce((sum, { download_count }) => sum + download_count, 0),
      change: flow(downloadDays(db, userId).map(([day, count]) => ({ age: today - Date.parse(day), count }))),
    },
    walletBalance: { value: balance / 100, change: changeOf(balance, balanceThen) },
    activeProducts: { value: files.length, change: changeOf(files.length, files.filter(wasThere).length) },
  };
};
