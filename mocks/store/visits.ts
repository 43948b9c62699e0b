import type { NewsletterVisits } from '../../contract/generated/model.ts';
import { addDays } from '../../contract/rules/calendar.ts';
import { parseArticlePath, toReadWeight } from '../../contract/rules/popularity.ts';
import type { Hit } from '../../contract/rules/visit-hits.ts';
import { limitNames, type OpenVisit, rollUp, type VisitRow } from '../../contract/rules/visit-rollup.ts';
import { DEMO_VISIT_DAYS, demoVisits } from '../../demo/content/visits.ts';
import { toDay } from './date-range.ts';
import type { MockDb } from './db.ts';

export type VisitState = {
  /** The demo's visits were counted until this day; a site without the demo has none. */
  visitsUntil: string | null;
  /** day → what was counted since */
  visitDays: Record<string, VisitRow[]>;
  /** The visit of this browser, the only visitor of a mock server, and its day. */
  openVisit: { day: string; visit: OpenVisit } | null;
};

export const seedVisits = (today: string): VisitState => ({ visitsUntil: today, visitDays: {}, openVisit: null });

const VISITOR = 'visitor';

/** What was counted on a day. */
export const listDayRows = ({ state }: MockDb, day: string): VisitRow[] => [
  ...(state.visitsUntil === null ? [] : demoVisits(day, state.visitsUntil)),
  ...(state.visitDays[day] ?? []),
];

/** The first day with a count, or null. */
export function findFirstDay({ state }: MockDb): string | null {
  if (state.visitsUntil !== null) return addDays(state.visitsUntil, 1 - DEMO_VISIT_DAYS);
  return Object.keys(state.visitDays).sort()[0] ?? null;
}

/** Adds a hit of this browser to the counts of the day. */
export function storeHit(db: MockDb, hit: Hit): void {
  const now = Date.now();
  const day = toDay(db, now);
  const open = new Map<string, OpenVisit>();
  if (db.state.openVisit?.day === day) open.set(VISITOR, db.state.openVisit.visit);
  const rows = limitNames(rollUp([{ ...hit, visitor: VISITOR, at: now }], open, 0), new Map(), () => true);
  db.state.visitDays[day] = [...(db.state.visitDays[day] ?? []), ...rows];
  const visit = open.get(VISITOR);
  if (visit) db.state.openVisit = { day, visit };
}

/** How much articles were read recently, by id; the demo's visits do not count. */
export function scoreReads({ state }: MockDb): Map<number, number> {
  const scores = new Map<number, number>();
  for (const [day, rows] of Object.entries(state.visitDays)) {
    for (const { name, reads } of rows) {
      const article = reads > 0 ? parseArticlePath(name) : null;
      if (article === null) continue;
      const id = state.articleAddresses[article] ?? Number(article);
      scores.set(id, (scores.get(id) ?? 0) + reads * toReadWeight(day));
    }
  }
  return scores;
}

/** Visits of a campaign that were counted here. */
export function countCampaign({ state }: MockDb, campaign: string): NewsletterVisits {
  const rows = Object.values(state.visitDays).flatMap((day) =>
    day.filter(({ kind, name }) => kind === 'campaign' && name === campaign),
  );
  const sum = (figure: 'visits' | 'checkouts') => rows.reduce((total, row) => total + row[figure], 0);
  return { campaign, visits: sum('visits'), checkouts: sum('checkouts') };
}
