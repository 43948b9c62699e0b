import { addDays, countDays } from '../../contract/rules/calendar.ts';
import type { VisitCounts, VisitRow } from '../../contract/rules/visit-rollup.ts';
import { createRandom } from '../seed/random.ts';

/** Days before the demo's start that have visits. */
export const DEMO_VISIT_DAYS = 400;
const NOTHING: VisitCounts = { visitors: 0, visits: 0, views: 0, exits: 0, reads: 0, checkouts: 0, empty: 0 };

type Weights = Readonly<Record<string, number>>;

const PAGES: Weights = {
  '/': 240,
  '/products': 120,
  '/product/1': 70,
  '/product/2': 64,
  '/product/3': 34,
  '/product/4': 58,
  '/product/5': 28,
  '/product/6': 40,
  '/blog': 52,
  '/blog/1': 66,
  '/blog/2': 44,
  '/blog/3': 30,
  '/services': 46,
  '/about': 24,
  '/contact': 22,
  '/work': 16,
  '/start-project': 12,
  '/login': 20,
  '/register': 14,
  '/cart': 8,
};
const SOURCES: Weights = {
  '': 380,
  'google.com': 300,
  'facebook.com': 120,
  newsletter: 60,
  'youtube.com': 52,
  'github.com': 34,
  'bing.com': 24,
  'duckduckgo.com': 16,
  'linkedin.com': 14,
};
const MEDIA: Weights = { email: 60, social: 24 };
const CAMPAIGNS: Weights = { 'monthly-letter': 44, 'new-releases': 16, 'design-course': 24 };
const COUNTRIES: Weights = { BD: 640, IN: 120, US: 70, GB: 34, DE: 28, SA: 26, MY: 20, CA: 16 };
const DEVICES: Weights = { phone: 560, desktop: 370, tablet: 70 };
const SEARCHES: Weights = {
  calendar: 30,
  ramadan: 24,
  upscaler: 16,
  mehndi: 14,
  'ux course': 12,
  icons: 7,
  invoice: 5,
};
/** What the demo's catalogue does not have. */
const NOT_FOUND = ['icons', 'invoice'];
const MISSING: Weights = { '/product/12': 5, '/blog/old-post': 4, '/wp-login.php': 9, '/apps': 3 };
const CHECKOUTS: Weights = { 1: 20, 2: 34, 3: 10, 4: 30, 5: 12, 6: 26 };

/** Whole shares of a total in proportion to weights that vary from day to day. */
function split(total: number, weights: Weights, random: () => number): Map<string, number> {
  const parts = Object.entries(weights).map(([name, weight]) => ({ name, weight: weight * (0.7 + 0.6 * random()) }));
  const sum = parts.reduce((all, { weight }) => all + weight, 0);
  let passed = 0;
  let given = 0;
  return new Map(
    parts.map(({ name, weight }) => {
      passed += weight;
      const share = Math.round((total * passed) / sum) - given;
      given += share;
      return [name, share];
    }),
  );
}

/** Visits of a day: more on working days, growing over the year, a part of them today. */
function countVisits(day: string, age: number, random: () => number): number {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const base = 72 + 58 * (1 - age / DEMO_VISIT_DAYS);
  const rest = weekday === 5 ? 0.68 : weekday === 6 ? 0.82 : 1;
  return Math.round(base * rest * (0.85 + 0.3 * random()) * (age === 0 ? 0.4 : 1));
}

/**
 * What the demo's visitors did on a day; the same for the same day and start, and nothing beyond the days before it.
 * @param start the day on which the demo was set up
 */
export function demoVisits(day: string, start: string): VisitRow[] {
  const age = countDays({ from: day, to: start }) - 1;
  if (age < 0 || age >= DEMO_VISIT_DAYS) return [];
  const random = createRandom(Date.parse(day) / 86_400_000);
  const visits = countVisits(day, age, random);
  const visitors = Math.round(visits * 0.86);
  const views = Math.round(visits * (2.5 + 0.4 * random()));
  const checkouts = Math.round(visits * 0.035);
  const rows: VisitRow[] = [{ kind: 'site', name: '', ...NOTHING, visitors, visits, views, checkouts }];
  const entries = split(visits, PAGES, random);
  const exits = split(visits, PAGES, random);
  const begun = split(checkouts, PAGES, random);
  for (const [name, count] of split(views - visits, PAGES, random)) {
    const entered = entries.get(name) ?? 0;
    const all = count + entered;
    const reads = /^\/blog\//.test(name) ? Math.round(all * (0.35 + 0.2 * random())) : 0;
    const counts = { views: all, visits: entered, exits: exits.get(name) ?? 0, checkouts: begun.get(name) ?? 0 };
    rows.push({ kind: 'page', name, ...NOTHING, ...counts, reads });
  }
  const origins = [
    ['source', visits, SOURCES],
    ['medium', Math.round(visits * 0.084), MEDIA],
    ['campaign', Math.round(visits * 0.084), CAMPAIGNS],
    ['country', visits, COUNTRIES],
    ['device', visits, DEVICES],
  ] as const;
  for (const [kind, total, weights] of origins) {
    const opened = split(Math.round((checkouts * total) / visits), weights, random);
    for (const [name, count] of split(total, weights, random)) {
      const counts = { visits: count, visitors: Math.round(count * 0.86), views: Math.round((count * views) / visits) };
      rows.push({ kind, name, ...NOTHING, ...counts, checkouts: Math.min(count, opened.get(name) ?? 0) });
    }
  }
  for (const [name, count] of split(Math.round(visits * 0.06), SEARCHES, random))
    rows.push({ kind: 'search', name, ...NOTHING, views: count, empty: NOT_FOUND.includes(name) ? count : 0 });
  for (const [name, count] of split(Math.round(visits * 0.02), MISSING, random))
    rows.push({ kind: 'missing', name, ...NOTHING, views: count });
  for (const [name, count] of split(Math.round(checkouts * 1.2), CHECKOUTS, random))
    rows.push({ kind: 'checkout', name, ...NOTHING, views: count });
  return rows.filter(({ visits: begunVisits, views: seen, exits: left }) => begunVisits + seen + left > 0);
}

/** Every day with its rows, oldest first. */
export function allDemoVisits(start: string): (VisitRow & { day: string })[] {
  return Array.from({ length: DEMO_VISIT_DAYS }, (_, index) => addDays(start, index + 1 - DEMO_VISIT_DAYS)).flatMap(
    (day) => demoVisits(day, start).map((row) => ({ ...row, day })),
  );
}
