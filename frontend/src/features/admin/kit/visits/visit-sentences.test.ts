import { expect, test } from 'vitest';
import type { AdminVisits } from '@/api/generated/model.ts';
import { toSentences } from './visit-sentences.ts';

/** The range is over. */
const LATER = '2026-12-01';
const figures = { visitors: 0, visits: 0, views: 0, checkouts: 0 };
const page = { kind: 'page', entries: 0, exits: 0, reads: 0, checkouts: 0, title: null } as const;
const visits: AdminVisits = {
  from: '2026-11-24',
  to: '2026-11-30',
  unit: 'day',
  beforeFrom: '2026-11-17',
  beforeTo: '2026-11-23',
  since: '2026-01-01',
  totals: { ...figures, visits: 1_180, checkouts: 36 },
  before: { ...figures, visits: 1_000, checkouts: 30 },
  points: [
    { from: '2026-11-24', to: '2026-11-29', now: { ...figures, visits: 1_080 }, before: { ...figures, visits: 900 } },
    { from: '2026-11-30', to: '2026-11-30', now: { ...figures, visits: 100 }, before: { ...figures, visits: 100 } },
  ],
  notes: [],
  pages: [
    { ...page, path: '/', views: 420, before: 415 },
    { ...page, path: '/blog/1', kind: 'article', title: 'Moon', views: 90, before: 40, reads: 45 },
    { ...page, path: '/services', views: 20, before: 44 },
  ],
  products: [],
  newsletters: [],
  coupons: [],
  sources: [
    { name: 'google.com', visits: 700, before: 500, visitors: 0, checkouts: 0 },
    { name: 'facebook.com', visits: 80, before: 100, visitors: 0, checkouts: 0 },
    { name: '', visits: 400, before: 400, visitors: 0, checkouts: 0 },
  ],
  media: [],
  campaigns: [],
  countries: [],
  devices: [],
  searches: [{ words: 'icons', searches: 9, unsuccessful: 9 }],
  missing: [],
};

test('what rose, what fell and from where', () => {
  expect(toSentences(visits, LATER)).toEqual([
    '1,180 visits, 18% more than in the previous period (1,000).',
    'Visits from google.com rose from 500 to 700.',
    'Visits from facebook.com fell from 100 to 80.',
    'Views of “Moon” rose from 40 to 90.',
    'Views of “Services” fell from 44 to 20.',
    '“Moon” was read to the end 45 times, 50% of its views.',
    '36 visits opened a checkout, 3% of all; previously 30.',
    'Visitors searched for “icons” 9 times and found nothing.',
  ]);
});

test('until the range is over, full days are compared, and falls are not stated', () => {
  expect(toSentences({ ...visits, searches: [] }, '2026-11-30')).toEqual([
    '1,180 visits so far. 1 full day had 1,080, 20% more than in the same part of the previous period (900).',
    'Visits from google.com rose from 500 to 700.',
    'Views of “Moon” rose from 40 to 90.',
    '“Moon” was read to the end 45 times, 50% of its views.',
    '36 visits opened a checkout, 3% of all.',
  ]);
});

test('small changes are left out', () => {
  const points = [
    { from: '2026-11-24', to: '2026-11-30', now: { ...figures, visits: 1_003 }, before: { ...figures, visits: 1_000 } },
  ];
  const quiet = { ...visits, points, pages: [], searches: [], totals: { ...figures, visits: 1_003 } };
  const sources = [{ name: 'google.com', visits: 503, before: 500, visitors: 0, checkouts: 0 }];
  expect(toSentences({ ...quiet, sources }, LATER)).toEqual([
    '1,003 visits, about as many as in the previous period (1,000).',
  ]);
});

test('a period is not compared with days before the counting began', () => {
  expect(toSentences({ ...visits, since: '2026-11-20', pages: [], searches: [] }, LATER)).toEqual([
    '1,180 visits.',
    '36 visits opened a checkout, 3% of all.',
  ]);
  expect(toSentences({ ...visits, totals: figures }, LATER)).toEqual([]);
});
