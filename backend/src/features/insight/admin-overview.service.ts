import { addDays } from '../../../shared/calendar.ts';
import { poolState } from '../../../shared/licence-pool.ts';
import { toAmount } from '../../../shared/money.ts';
import { changeOf } from '../../../shared/percent.ts';
import { shopMidnight, shopTime } from '../../../shared/shop-day.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { AdminGrowth, AdminOverview } from '../../generated/model.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { findFirstOpenDay } from '../orders/closed-days.repository.ts';
import { findPools } from '../orders/pool-news.repository.ts';
import {
  type FiguresRow,
  findLatestOrders,
  findNewMessages,
  findTotals,
  findWaitingComments,
} from './admin-overview.repository.ts';
import { readMoney } from './money.service.ts';

const COMPARED_DAYS = 30;
const ORDERS = 6;
const WAITING = 4;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Growth of the last 30 days, and its difference in percentage points to the growth of the 30 days before. */
function growthOf({ last, second, third }: FiguresRow): AdminGrowth {
  const value = changeOf(last, second);
  const earlier = changeOf(second, third);
  return { value, change: value === null || earlier === null ? null : round(value - earlier) };
}

const written = <Row extends { created_at: Date }>({ created_at, ...row }: Row) => ({
  ...row,
  created_at: created_at.toISOString(),
});

/** The figures as of the start of the shop's day, so that they do not change during the day; the lists as of now. */
export async function readOverview({ db }: Pick<Deps, 'db'>, now: Date): Promise<Omit<AdminOverview, 'guide'>> {
  const timeZone = await findShopZone(db);
  const today = shopTime(now, timeZone).day;
  const before = (times: number) => addDays(today, -times * COMPARED_DAYS);
  const firstOpen = await findFirstOpenDay(db, timeZone);
  const totals = await findTotals(db, [before(0), before(1), before(2), before(3)], { firstOpen, timeZone });
  const orders = await findLatestOrders(db, ORDERS);
  const comments = await findWaitingComments(db, WAITING);
  const messages = await findNewMessages(db, WAITING);
  const low = (await findPools(db)).filter((pool) => poolState(pool) !== 'enough');
  return {
    asOf: shopMidnight(today, timeZone).toISOString(),
    users: { value: totals.users, change: changeOf(totals.users, totals.users_before) },
    orders: { value: totals.orders, change: changeOf(totals.orders, totals.orders_before) },
    revenue: { value: toAmount(totals.revenue), change: changeOf(totals.revenue, totals.revenue_before) },
    growth: growthOf(totals),
    money: await readMoney({ db }, { from: before(1), to: addDays(today, -1) }, timeZone),
    latestOrders: orders.map(({ amount_cents, ...order }) => ({ ...written(order), amount: toAmount(amount_cents) })),
    waitingComments: { total: comments.total, items: comments.items.map(written) },
    newMessages: { total: messages.total, items: messages.items.map(written) },
    lowLicenceKeys: { total: low.length, first: low[0]?.id ?? null },
  };
}
