import type {
  AdminAnalytics,
  AnalyticsChanges,
  AnalyticsFigures,
  AnalyticsUnit,
} from '../../../../contract/generated/model.ts';
import { toMessage } from '../../../../contract/i18n/message.ts';
import { toBusinessTime } from '../../../../contract/rules/business-day.ts';
import {
  addDays,
  countDays,
  findRangeProblem,
  previousPeriod,
  type Span,
  toIntervals,
} from '../../../../contract/rules/calendar.ts';
import { toAmount, toCents } from '../../../../contract/rules/money.ts';
import { type Compared, explainChange, toFinishedPeriods } from '../../../../contract/rules/period-changes.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { invalid } from '../../lib/errors.ts';
import { findFirstUnfinalisedDay } from '../orders/finalised-days.repository.ts';
import { type DayRow, listDayFigures, listTopArticles, type ShopDays } from './admin-analytics.repository.ts';
import { readMoney } from './money.service.ts';
import { readTimeline } from './timeline.service.ts';
import { compareProducts, findTopProducts } from './top-products.service.ts';

type ByDay = Map<string, number>;

/** Returns a function that sums a figure over any span of the days read. */
function createTotals(rows: DayRow[]): (span: Span) => AnalyticsFigures {
  const days: Record<DayRow['figure'], ByDay> = {
    revenue: new Map(),
    orders: new Map(),
    users: new Map(),
    downloads: new Map(),
  };
  for (const { figure, day, value } of rows) days[figure].set(day, value);
  const sum = (values: ByDay, { from, to }: Span): number => {
    let total = 0;
    for (let day = from; day <= to; day = addDays(day, 1)) total += values.get(day) ?? 0;
    return total;
  };
  return (span) => ({
    revenue: toAmount(sum(days.revenue, span)),
    orders: sum(days.orders, span),
    users: sum(days.users, span),
    downloads: sum(days.downloads, span),
  });
}

type TotalsOf = ReturnType<typeof createTotals>;

const toAmounts = ({ now, before }: Compared) => ({ now: toAmount(now), before: toAmount(before) });

/** Which products changed the revenue of the finished days. */
async function readChanges(
  db: Deps['db'],
  periods: { span: Span; before: Span } | undefined,
  { days, totalsOf }: { days: ShopDays; totalsOf: TotalsOf },
): Promise<AnalyticsChanges | null> {
  if (!periods) return null;
  const { span, before } = periods;
  const total = { now: toCents(totalsOf(span).revenue), before: toCents(totalsOf(before).revenue) };
  const { parts, rest } = explainChange(total, await compareProducts(db, periods, days));
  return {
    ...span,
    beforeFrom: before.from,
    beforeTo: before.to,
    total: toAmounts(total),
    products: parts.map(({ id, name, ...figures }) => ({ id: id || null, name, ...toAmounts(figures) })),
    rest: toAmounts(rest),
  };
}

/**
 * Figures of the span, interval by interval, each with the same days of the previous period.
 * @throws AppError 400 for a range that cannot be answered
 */
export async function readAnalytics(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  span: Span,
  unit: AnalyticsUnit,
): Promise<AdminAnalytics> {
  const problem = findRangeProblem(span, unit);
  if (problem) throw invalid(problem[0], toMessage(problem[1]));
  const before = previousPeriod(span);
  const timeZone = await findShopZone(db);
  const days = { timeZone, firstOpen: await findFirstUnfinalisedDay(db, timeZone) };
  const totalsOf = createTotals(await listDayFigures(db, { from: before.from, to: span.to }, days));
  const length = countDays(span);
  const products = await findTopProducts(db, span, days);
  return {
    ...span,
    unit,
    beforeFrom: before.from,
    beforeTo: before.to,
    totals: totalsOf(span),
    before: totalsOf(before),
    changes: await readChanges(db, toFinishedPeriods(span, toBusinessTime(clock.now(), timeZone).day), {
      days,
      totalsOf,
    }),
    money: await readMoney({ db }, span, timeZone),
    points: toIntervals(span, unit).map((interval) => ({
      ...interval,
      now: totalsOf(interval),
      before: totalsOf({ from: addDays(interval.from, -length), to: addDays(interval.to, -length) }),
    })),
    notes: await readTimeline({ db }, span),
    products: products.map(({ id, cents, ...product }) => ({ ...product, id: id || null, revenue: toAmount(cents) })),
    articles: await listTopArticles(db),
  };
}
