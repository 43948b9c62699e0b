import { percentChange } from '@contract/rules/percent.ts';
import { expect, test } from 'vitest';
import type { AdminAnalytics } from '@/api/generated/model.ts';
import { chartSummary, figureCsv, figures } from './analytics-figures.ts';

const values = (revenue: number) => ({ revenue, orders: 1, users: 2, downloads: 3 });
const none = { gross: 0, refunds: 0, tax: 0, fees: 0, estimated: 0, net: 0 };
const analytics: AdminAnalytics = {
  from: '2026-11-19',
  to: '2026-11-20',
  unit: 'day',
  beforeFrom: '2026-11-17',
  beforeTo: '2026-11-18',
  totals: values(30),
  before: values(12.5),
  changes: null,
  money: { now: none, before: none, unreported: [] },
  points: [
    { from: '2026-11-19', to: '2026-11-19', now: values(10), before: values(12.5) },
    { from: '2026-11-20', to: '2026-11-20', now: values(20), before: values(-2.5) },
  ],
  notes: [{ id: null, day: '2026-11-20', kind: 'article', title: 'Moon', href: '/blog/1' }],
  products: [],
  articles: [],
};
const [revenue, orders] = figures;

test('describes a chart in two sentences', () => {
  expect(revenue && chartSummary(analytics, revenue)).toBe(
    'US dollars by day, Nov 19 to Nov 20, 2026. Highest: November 20, 2026, $20.00.',
  );
});

test('exports a figure as a file', () => {
  expect(revenue && figureCsv(analytics, revenue)).toBe(
    'From,To,Revenue (USD),Previous period,Timeline\r\n2026-11-19,2026-11-19,10.00,12.50,\r\n2026-11-20,2026-11-20,20.00,-2.50,Moon\r\n',
  );
  expect(orders && figureCsv(analytics, orders)).toContain('\r\n2026-11-19,2026-11-19,1,1,\r\n');
});

test('formats a change in percent', () => {
  expect([percentChange(30, 12.5), percentChange(5, 10), percentChange(5, 0)]).toEqual([140, -50, null]);
});
