import { expect, test } from 'vitest';
import {
  findWindow,
  type SentNewsletter,
  toAttributionLists,
  toCodeWindows,
} from '../../../contract/rules/newsletter-sales.ts';

const NOTHING = { subject: '', content: '' };
const sent = (id: string, day: string, content: string): SentNewsletter => ({
  id,
  title: `Newsletter ${id}`,
  day,
  texts: { en: { subject: 'News', content }, bn: NOTHING },
  startedAt: new Date(`${day}T06:00:00Z`),
});
const newsletters = [
  sent('22222222', '2026-11-10', 'Again: EID25, and RIVER10'),
  sent('11111111', '2026-11-01', 'Until Friday: EID25. EID25!'),
  sent('33333333', '2026-11-12', 'No code, only a SALE.'),
];
const windows = toCodeWindows(newsletters, new Set(['EID25', 'RIVER10']));
const owner = (code: string, at: string) => findWindow(windows, code, new Date(at))?.newsletter;

test('an order with a code belongs to the last newsletter before it that names the code', () => {
  expect(owner('EID25', '2026-11-01T05:59:59Z')).toBeUndefined();
  expect(owner('EID25', '2026-11-01T06:00:00Z')).toBe('11111111');
  expect(owner('EID25', '2026-11-10T05:59:59Z')).toBe('11111111');
  expect(owner('EID25', '2026-11-10T06:00:00Z')).toBe('22222222');
  expect(owner('RIVER10', '2026-11-09T00:00:00Z')).toBeUndefined();
  expect(owner('SALE', '2026-11-13T00:00:00Z')).toBeUndefined();
});

test('rows of newsletters and coupons, each order and visit once', () => {
  const lists = toAttributionLists({
    newsletters,
    windows,
    sales: [
      { code: 'EID25', newsletter: '11111111', orders: 2, cents: 3_000 },
      { code: 'EID25', newsletter: '22222222', orders: 1, cents: 999 },
      { code: 'EID25', newsletter: null, orders: 1, cents: 500 },
    ],
    campaigns: new Map([
      ['newsletter-11111111', { visits: 9, checkouts: 3 }],
      ['newsletter-22222222', { visits: 4, checkouts: 0 }],
      ['eid25', { visits: 5, checkouts: 1 }],
    ]),
  });
  expect(lists.newsletters).toEqual([
    {
      id: '11111111',
      title: 'Newsletter 11111111',
      day: '2026-11-01',
      visits: 9,
      checkouts: 3,
      orders: 2,
      revenue: 30,
    },
    {
      id: '22222222',
      title: 'Newsletter 22222222',
      day: '2026-11-10',
      visits: 4,
      checkouts: 0,
      orders: 1,
      revenue: 9.99,
    },
  ]);
  expect(lists.coupons).toEqual([
    { code: 'EID25', visits: 18, checkouts: 4, orders: 4, revenue: 44.99 },
    { code: 'RIVER10', visits: 4, checkouts: 0, orders: 0, revenue: 0 },
  ]);
});
