import type { VisitFigures } from '../../../contract/generated/model.ts';
import { toMessage } from '../../../contract/i18n/message.ts';
import { addDays, findRangeProblem, previousPeriod, type Span } from '../../../contract/rules/calendar.ts';
import { type PeriodRow, toVisitLists, toVisitPoints } from '../../../contract/rules/visit-report.ts';
import type { VisitCounts } from '../../../contract/rules/visit-rollup.ts';
import { invalidField } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { listAttribution } from '../../store/newsletter-sales.ts';
import { listProductSales } from '../../store/product-sales.ts';
import { listTimeline } from '../../store/timeline.ts';
import { findFirstDay, listDayRows } from '../../store/visits.ts';

const COUNTS = ['visitors', 'visits', 'views', 'exits', 'reads', 'checkouts', 'empty'] as const;
const NOTHING: VisitCounts = { visitors: 0, visits: 0, views: 0, exits: 0, reads: 0, checkouts: 0, empty: 0 };

const listDays = ({ from, to }: Span): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

/** Figures of the whole site by day. */
const listSiteDays = (db: MockDb, span: Span): (VisitFigures & { day: string })[] =>
  listDays(span).map((day) => {
    const figures = { day, visitors: 0, visits: 0, views: 0, checkouts: 0 };
    for (const row of listDayRows(db, day).filter(({ kind }) => kind === 'site')) {
      figures.visitors += row.visitors;
      figures.visits += row.visits;
      figures.views += row.views;
      figures.checkouts += row.checkouts;
    }
    return figures;
  });

/** The sums of each name in both periods. */
const listPeriodRows = (db: MockDb, span: Span, before: Span): PeriodRow[] => {
  const rows = new Map<string, PeriodRow>();
  for (const day of listDays({ from: before.from, to: span.to }))
    for (const row of listDayRows(db, day).filter(({ kind }) => kind !== 'site')) {
      const { kind, name } = row;
      const sum = rows.get(`${kind} ${name}`) ?? { kind, name, ...NOTHING, beforeVisits: 0, beforeViews: 0 };
      if (day < span.from) {
        sum.beforeVisits += row.visits;
        sum.beforeViews += row.views;
      } else for (const count of COUNTS) sum[count] += row[count];
      rows.set(`${kind} ${name}`, sum);
    }
  return [...rows.values()];
};

/** Titles of products by id, and of articles by path. */
const listTitles = ({ state }: MockDb): [string, string][] => [
  ...state.catalogue.map(({ product }): [string, string] => [String(product.id), product.title]),
  ...state.posts.flatMap(({ id, address, title }): [string, string][] => [
    [`/blog/${id}`, title],
    [`/blog/${address}`, title],
  ]),
];

export const createAdminVisitsHandlers = (db: MockDb): Pick<MockHandlers, 'adminGetVisits'> => ({
  adminGetVisits: ({ query: { from, to, unit } }) => {
    const span = { from, to };
    const problem = findRangeProblem(span, unit);
    if (problem) return invalidField(problem[0], toMessage(problem[1]));
    const before = previousPeriod(span);
    const sales = new Map<number, { orders: number; cents: number }>();
    for (const { id, orders, cents } of listProductSales(db, span)) {
      const sum = sales.get(id ?? 0) ?? { orders: 0, cents: 0 };
      sales.set(id ?? 0, { orders: sum.orders + orders, cents: sum.cents + cents });
    }
    return {
      status: 200,
      body: {
        ...span,
        unit,
        beforeFrom: before.from,
        beforeTo: before.to,
        since: findFirstDay(db),
        ...toVisitPoints(listSiteDays(db, { from: before.from, to }), { span, before, unit }),
        notes: listTimeline(db, span),
        ...listAttribution(db, span),
        ...toVisitLists(listPeriodRows(db, span, before), { titles: new Map(listTitles(db)), sales }),
      },
    };
  },
});
