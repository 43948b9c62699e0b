import type { OrderStatus } from '../../contract/generated/model.ts';
import { toBusinessTime } from '../../contract/rules/business-day.ts';
import { customerOrderNumber } from '../../demo/content/demo-customers/numbers.ts';
import type { Random } from '../../packages/conformance/src/random.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { createEntitlement } from './entitlements.ts';
import { SHOP_ZONE } from './mail-state.ts';
import { toOnlyLine } from './order-lines.ts';
import { seedNotifications } from './seed-notifications.ts';
import { seedWallet } from './seed-wallet.ts';
import type { MockState } from './state.ts';

const ORDERS = 125;
const DOWNLOADS = 12;
const DOWNLOADED_IN_ALL = 3_427;
const DAY = 86_400_000;

const statusOf = (index: number): OrderStatus => {
  if (index >= ORDERS - 2) return 'pending';
  if (index >= ORDERS - 5) return 'processing';
  if (index % 23 === 7) return 'cancelled';
  return index % 31 === 11 ? 'refunded' : 'completed';
};

const HOUR = 3_600_000;

/** The status changes of an order, in hours after it was placed. */
const WAYS: Record<OrderStatus, [OrderStatus, number][]> = {
  pending: [['pending', 0]],
  processing: [
    ['pending', 0],
    ['processing', 0.7],
  ],
  completed: [
    ['pending', 0],
    ['processing', 0.7],
    ['completed', 5],
  ],
  cancelled: [
    ['pending', 0],
    ['cancelled', 26],
  ],
  refunded: [
    ['pending', 0],
    ['processing', 0.2],
    ['completed', 0.5],
    ['refunded', 1],
  ],
};

const historyOf = (status: OrderStatus, createdAt: string, now: number): MockState['orders'][number]['history'] =>
  WAYS[status].map(([reached, hours]) => ({
    status: reached,
    created_at: new Date(Math.min(Date.parse(createdAt) + hours * HOUR, now)).toISOString(),
  }));

/** The demo customer's orders, oldest first, the last one a few hours before `now`. */
const orders = (userId: string, catalogue: CatalogueEntry[], random: Random, now: number): MockState['orders'] =>
  Array.from({ length: ORDERS }, (_, index) => {
    const { product } = random.pick(catalogue);
    const tier = product.pricing.find(({ price }) => price > 0);
    const age = (ORDERS - index) * 2.8 * DAY - random.int(2, 40) * 3_600_000;
    const createdAt = new Date(now - Math.max(age, 3_600_000)).toISOString();
    const bought = {
      id: random.uuid(),
      product_name: product.title,
      amount: tier?.price ?? 0,
      product_id: product.id,
      tier: tier?.name ?? null,
      plan_id: tier?.id ?? null,
    };
    return {
      userId,
      ...bought,
      number: customerOrderNumber(index, ORDERS),
      status: statusOf(index),
      created_at: createdAt,
      lines: [toOnlyLine(bought, null)],
      history: historyOf(statusOf(index), createdAt, now),
    };
  });

const downloads = (
  userId: string,
  catalogue: CatalogueEntry[],
  random: Random,
  now: number,
): MockState['downloads'] => {
  let left = DOWNLOADED_IN_ALL;
  return Array.from({ length: DOWNLOADS }, (_, index) => {
    const { product } = catalogue[index % catalogue.length] as CatalogueEntry;
    const older = index >= catalogue.length;
    const count = index === DOWNLOADS - 1 ? left : random.int(120, 420);
    left -= count;
    const createdAt = new Date(now - (index * 11 + 2) * DAY).toISOString();
    const plan = product.pricing.find(({ price }) => price > 0);
    const slug = product.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    return {
      userId,
      id: random.uuid(),
      file_name:
        index === 1 ? 'বাংলা-ক্যালেন্ডার-২০২৫.zip' : `${slug}-${older ? '1.0.0' : product.version}.${older ? 'pdf' : 'zip'}`,
      download_count: count,
      created_at: createdAt,
      size_bytes: random.int(180_000, 64_000_000),
      product_name: product.title,
      version: older ? '1.0.0' : product.version,
      rights: plan && !older ? createEntitlement(plan, createdAt) : null,
      missed: null,
    };
  });
};

/** All completed downloads spread over the last twelve months, the current month last. */
const downloadsByMonth = (now: number): Record<string, number> => {
  const today = new Date(now);
  let left = DOWNLOADED_IN_ALL;
  return Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => {
      const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 11 + index, 1));
      const count = index === 11 ? left : 280 + Math.round(60 * Math.sin(index));
      left -= count;
      return [month.toISOString().slice(0, 7), count];
    }),
  );
};

/** Spreads the months' counts as evenly as possible over the days up to yesterday. */
const spreadOverDays = (months: Record<string, number>, now: number): Record<string, number> => {
  const days: Record<string, number> = {};
  for (const [month, count] of Object.entries(months)) {
    const first = Date.parse(`${month}-01T00:00:00Z`);
    const next = Date.UTC(new Date(first).getUTCFullYear(), new Date(first).getUTCMonth() + 1, 1);
    const length = Math.max(1, Math.floor((Math.min(next, now) - first) / DAY));
    for (let index = 0; index < length; index += 1) {
      const share = Math.round(((index + 1) * count) / length) - Math.round((index * count) / length);
      if (share > 0) days[new Date(first + index * DAY).toISOString().slice(0, 10)] = share;
    }
  }
  return days;
};

/** 125 orders, 12 files downloaded 3,427 times and a ledger that sums to $2,845.65. */
export const seedCustomer = (
  userId: string,
  catalogue: CatalogueEntry[],
  random: Random,
  now: number,
): Pick<MockState, 'orders' | 'downloads' | 'walletEntries' | 'notifications' | 'ownDownloadDays' | 'downloadDays'> => {
  const rows = orders(userId, catalogue, random, now);
  const today = Date.parse(toBusinessTime(new Date(now), SHOP_ZONE).day);
  const days = spreadOverDays(downloadsByMonth(today), today);
  return {
    orders: rows,
    downloads: downloads(userId, catalogue, random, now),
    walletEntries: seedWallet(userId, rows, now),
    notifications: seedNotifications(userId, rows, catalogue, random, now),
    ownDownloadDays: Object.fromEntries(Object.entries(days).map(([day, count]) => [`${userId} ${day}`, count])),
    downloadDays: days,
  };
};
