import type { AdminGrowth, AdminOverview } from '../../../../contract/generated/model.ts';
import { toBusinessTime, toMidnight } from '../../../../contract/rules/business-day.ts';
import { addDays } from '../../../../contract/rules/calendar.ts';
import { toInventoryState } from '../../../../contract/rules/key-inventory.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import { percentChange, roundToOneDecimal } from '../../../../contract/rules/percent.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { readDueReports } from '../conversations/vulnerability-reports.service.ts';
import { countOpenWithdrawals } from '../orders/contract-withdrawals.repository.ts';
import { findFirstUnfinalisedDay } from '../orders/finalised-days.repository.ts';
import { listPools } from '../orders/pool-alerts.repository.ts';
import { countOpenRequests } from '../orders/refund-requests.repository.ts';
import {
  type FiguresRow,
  findTotals,
  listLatestOrders,
  listNewMessages,
  listPendingComments,
} from './admin-overview.repository.ts';
import { readMoney } from './money.service.ts';

const COMPARED_DAYS = 30;
const LATEST_ORDERS = 6;
const LATEST_PENDING = 4;

/** Growth of the last 30 days, and its difference in percentage points to the growth of the 30 days before. */
function toGrowth({ last, second, third }: FiguresRow): AdminGrowth {
  const value = percentChange(last, second);
  const earlier = percentChange(second, third);
  return { value, change: value === null || earlier === null ? null : roundToOneDecimal(value - earlier) };
}

const withIsoDate = <Row extends { created_at: Date }>({ created_at, ...row }: Row) => ({
  ...row,
  created_at: created_at.toISOString(),
});

/** The figures as of the start of the shop's day, so that they do not change during the day; the lists as of now. */
export async function readOverview({ db }: Pick<Deps, 'db'>, now: Date): Promise<Omit<AdminOverview, 'guide'>> {
  const timeZone = await findShopZone(db);
  const today = toBusinessTime(now, timeZone).day;
  const before = (times: number) => addDays(today, -times * COMPARED_DAYS);
  const firstOpen = await findFirstUnfinalisedDay(db, timeZone);
  const totals = await findTotals(db, [before(0), before(1), before(2), before(3)], { firstOpen, timeZone });
  const orders = await listLatestOrders(db, LATEST_ORDERS);
  const comments = await listPendingComments(db, LATEST_PENDING);
  const messages = await listNewMessages(db, LATEST_PENDING);
  const lowPools = (await listPools(db)).filter((pool) => toInventoryState(pool) !== 'enough');
  return {
    asOf: toMidnight(today, timeZone).toISOString(),
    users: { value: totals.users, change: percentChange(totals.users, totals.users_before) },
    orders: { value: totals.orders, change: percentChange(totals.orders, totals.orders_before) },
    revenue: { value: toAmount(totals.revenue), change: percentChange(totals.revenue, totals.revenue_before) },
    growth: toGrowth(totals),
    money: await readMoney({ db }, { from: before(1), to: addDays(today, -1) }, timeZone),
    latestOrders: orders.map(({ amount_cents, ...order }) => ({
      ...withIsoDate(order),
      amount: toAmount(amount_cents),
    })),
    waitingComments: { total: comments.total, items: comments.items.map(withIsoDate) },
    newMessages: { total: messages.total, items: messages.items.map(withIsoDate) },
    lowLicenceKeys: { total: lowPools.length, first: lowPools[0]?.id ?? null },
    contractWithdrawals: await countOpenWithdrawals(db),
    vulnerabilityReports: await readDueReports(db),
    refundRequests: await countOpenRequests(db),
  };
}
