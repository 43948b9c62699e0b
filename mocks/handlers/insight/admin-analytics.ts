import type {
  AnalyticsArticle,
  AnalyticsChanges,
  AnalyticsFigures,
  AnalyticsProduct,
} from '../../../contract/generated/model.ts';
import { toMessage } from '../../../contract/i18n/message.ts';
import {
  addDays,
  countDays,
  findRangeProblem,
  previousPeriod,
  type Span,
  toIntervals,
} from '../../../contract/rules/calendar.ts';
import { toAmount, toCents } from '../../../contract/rules/money.ts';
import { type Compared, explainChange, toFinishedPeriods } from '../../../contract/rules/period-changes.ts';
import { invalidField } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { toDay } from '../../store/date-range.ts';
import type { MockDb } from '../../store/db.ts';
import { readMoney } from '../../store/money.ts';
import { listProductSales, listSaleEntries } from '../../store/product-sales.ts';
import { toReactions } from '../../store/readers.ts';
import { listTimeline } from '../../store/timeline.ts';

const TOP_COUNT = 8;

type Days = Record<string, number>;

const countByDay = (db: MockDb, rows: { created_at: string }[], weight: (index: number) => number = () => 1): Days => {
  const days: Days = {};
  rows.forEach(({ created_at }, index) => {
    const day = toDay(db, created_at);
    days[day] = (days[day] ?? 0) + weight(index);
  });
  return days;
};

/** Returns the sum of every figure over any span. */
const createTotals = (db: MockDb): ((span: Span) => AnalyticsFigures) => {
  const entries = listSaleEntries(db);
  const revenue = countByDay(db, entries, (index) => -(entries[index]?.cents ?? 0));
  const orders = countByDay(
    db,
    db.state.orders.filter(({ movedIn }) => !movedIn),
  );
  const users = countByDay(
    db,
    db.state.accounts.map(({ user }) => user),
  );
  const sum = (days: Days, { from, to }: Span) => {
    let total = 0;
    for (let day = from; day <= to; day = addDays(day, 1)) total += days[day] ?? 0;
    return total;
  };
  return (span) => ({
    revenue: toAmount(sum(revenue, span)),
    orders: sum(orders, span),
    users: sum(users, span),
    downloads: sum(db.state.downloadDays, span),
  });
};

const topProducts = (db: MockDb, span: Span): AnalyticsProduct[] =>
  listProductSales(db, span)
    .sort((a, b) => b.cents - a.cents || b.orders - a.orders || a.name.localeCompare(b.name, 'en'))
    .slice(0, TOP_COUNT)
    .map(({ cents, ...row }) => ({ ...row, revenue: toAmount(cents) }));

const toAmounts = ({ now, before }: Compared) => ({ now: toAmount(now), before: toAmount(before) });

/** Which products changed the revenue of the finished days. */
const toChanges = (db: MockDb, period: Span, totalsOf: ReturnType<typeof createTotals>): AnalyticsChanges | null => {
  const periods = toFinishedPeriods(period, toDay(db, new Date().toISOString()));
  if (!periods) return null;
  const { span, before } = periods;
  const products = new Map<string, Compared & { id: number | null; name: string }>();
  for (const figure of ['before', 'now'] as const)
    for (const { id, name, cents } of listProductSales(db, periods[figure === 'now' ? 'span' : 'before'])) {
      const key = String(id ?? name);
      const sum = products.get(key) ?? { now: 0, before: 0 };
      products.set(key, { ...sum, id, name, [figure]: sum[figure] + cents });
    }
  const total = { now: toCents(totalsOf(span).revenue), before: toCents(totalsOf(before).revenue) };
  const { parts, rest } = explainChange(total, [...products.values()]);
  return {
    ...span,
    beforeFrom: before.from,
    beforeTo: before.to,
    total: toAmounts(total),
    products: parts.map(({ id, name, ...figures }) => ({ id, name, ...toAmounts(figures) })),
    rest: toAmounts(rest),
  };
};

/** The reactions to the articles, to date. */
const topArticles = (db: MockDb): AnalyticsArticle[] =>
  db.state.posts
    .map(({ id, title }) => {
      const { likes, comments, saves } = toReactions(db, id);
      return { id, title, likes, comments, saves };
    })
    .sort((a, b) => b.likes + b.comments + b.saves - (a.likes + a.comments + a.saves) || a.id - b.id)
    .slice(0, TOP_COUNT);

export const createAdminAnalyticsHandlers = (db: MockDb): Pick<MockHandlers, 'adminGetAnalytics'> => ({
  adminGetAnalytics: ({ query: { from, to, unit } }) => {
    const span = { from, to };
    const problem = findRangeProblem(span, unit);
    if (problem) return invalidField(problem[0], toMessage(problem[1]));
    const length = countDays(span);
    const before = previousPeriod(span);
    const totalsOf = createTotals(db);
    return {
      status: 200,
      body: {
        ...span,
        unit,
        beforeFrom: before.from,
        beforeTo: before.to,
        totals: totalsOf(span),
        before: totalsOf(before),
        changes: toChanges(db, span, totalsOf),
        money: readMoney(db, span),
        points: toIntervals(span, unit).map((interval) => ({
          ...interval,
          now: totalsOf(interval),
          before: totalsOf({ from: addDays(interval.from, -length), to: addDays(interval.to, -length) }),
        })),
        notes: listTimeline(db, span),
        products: topProducts(db, span),
        articles: topArticles(db),
      },
    };
  },
});
