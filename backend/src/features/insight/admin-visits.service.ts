import type { AdminVisits, AnalyticsUnit } from '../../../../contract/generated/model.ts';
import { toMessage } from '../../../../contract/i18n/message.ts';
import { findRangeProblem, previousPeriod, type Span } from '../../../../contract/rules/calendar.ts';
import { pageKind, parseProductPath } from '../../../../contract/rules/visit-paths.ts';
import { type PeriodRow, toVisitLists, toVisitPoints } from '../../../../contract/rules/visit-report.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { invalid } from '../../lib/errors.ts';
import { listAttribution } from '../email/newsletter-sales.repository.ts';
import { findFirstUnfinalisedDay } from '../orders/finalised-days.repository.ts';
import { listArticleTitles, listPeriodRows, listProductTitles, listSiteDays } from './admin-visits.repository.ts';
import { readTimeline } from './timeline.service.ts';
import { findSales } from './top-products.service.ts';

/** Ids of the products that rows refer to. */
const productIds = (rows: readonly PeriodRow[]): number[] =>
  rows
    .filter(({ kind }) => kind === 'page' || kind === 'checkout')
    .map(({ kind, name }) => Number(kind === 'checkout' ? name : parseProductPath(name)))
    .filter((id, index, ids) => id > 0 && ids.indexOf(id) === index);

/**
 * Visits of the span, interval by interval, and its ranked parts.
 * @throws AppError 400 for a range that cannot be answered
 */
export async function readVisits({ db }: Pick<Deps, 'db'>, span: Span, unit: AnalyticsUnit): Promise<AdminVisits> {
  const problem = findRangeProblem(span, unit);
  if (problem) throw invalid(problem[0], toMessage(problem[1]));
  const before = previousPeriod(span);
  const timeZone = await findShopZone(db);
  const firstOpen = await findFirstUnfinalisedDay(db, timeZone);
  const { days, since } = await listSiteDays(db, { from: before.from, to: span.to });
  const rows = await listPeriodRows(db, span, before);
  const ids = productIds(rows);
  const sales = new Map((await findSales(db, span, { firstOpen, timeZone, ids })).map((row) => [row.id, row]));
  const articles = rows.flatMap(({ kind, name }) => (kind === 'page' && pageKind(name) === 'article' ? [name] : []));
  const titles = new Map([
    ...(await listProductTitles(db, ids)),
    ...(await listArticleTitles(
      db,
      articles.map((path) => path.slice('/blog/'.length)),
    )),
  ]);
  return {
    ...span,
    unit,
    beforeFrom: before.from,
    beforeTo: before.to,
    since,
    ...toVisitPoints(days, { span, before, unit }),
    notes: await readTimeline({ db }, span),
    ...(await listAttribution(db, span, timeZone)),
    ...toVisitLists(rows, { titles, sales }),
  };
}
