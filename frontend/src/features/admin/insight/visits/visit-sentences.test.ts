import { expect, test } from 'vitest';
import type { AdminVisits } from '@/api/generated/model.ts';
import { toSentences } from './visit-sentences.ts';

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
  points: [],
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
  expect(toSentences(visits)).toEqual([
    '1,180 visits, 18% more than in the previous period (1,000).',
    'Visits from google.com rose from 500 to 700.',
    'Visits from facebook.com fell from 100 to 80.',
    '“Moon” gained the most views, from 40 to 90.',
    '“Services” lost the most views, from 44 to 20.',
    '“Moon” was read to the end 45 times, 50% of its views.',
    '36 visits opened a checkout, 3% of all; previously 30.',
    'Visitors searched for “icons” 9 times and found nothing.',
  ]);
});

test('small changes are left out', () => {
  const quiet = { ...visits, pages: [], searches: [], totals: { ...figures, visits: 1_003 } };
  const sources = [{ name: 'google.com', visits: 503, before: 500, visitors: 0, checkouts: 0 }];
  expect(toSentences({ ...quiet, sources })).toEqual([
    '1,003 visits, about as many as in the previous period (1,000).',
  ]);
});

test('a period is not compared with days before the counting began', () => {
  expect(toSentences({ ...visits, since: '2026-11-20', pages: [], searches: [] })).toEqual([
    '1,180 visits.',
    '36 visits opened a checkout, 3% of all.',
  ]);
  expect(toSentences({ ...visits, totals: figures })).toEqual([]);
});
