import type { AdminAnalytics } from '@/api/generated/model.ts';

const values = (at: number) => ({
  revenue: ((at * 37) % 90) * 4.25,
  orders: (at * 5) % 9,
  users: (at * 3) % 7,
  downloads: 40 + ((at * 11) % 30),
});
const days = Array.from({ length: 14 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`);

/** Two weeks for stories. */
export const sampleAnalytics: AdminAnalytics = {
  from: '2026-11-01',
  to: '2026-11-14',
  unit: 'day',
  beforeFrom: '2026-10-18',
  beforeTo: '2026-10-31',
  totals: { revenue: 2_618, orders: 57, users: 40, downloads: 741 },
  before: { revenue: 2_204.5, orders: 61, users: 0, downloads: 741 },
  changes: {
    from: '2026-11-01',
    to: '2026-11-14',
    beforeFrom: '2026-10-18',
    beforeTo: '2026-10-31',
    total: { now: 2_618, before: 2_204.5 },
    products: [
      { id: null, name: 'Landing page design', now: 1_020, before: 340 },
      { id: 4, name: 'Mehndi & Henna Design', now: 269.91, before: 599.8 },
    ],
    rest: { now: 1_328.09, before: 1_264.7 },
  },
  money: {
    now: { gross: 2_700, refunds: 82, tax: 341.48, fees: 75.6, estimated: 0, net: 2_200.92 },
    before: { gross: 2_204.5, refunds: 0, tax: 287.54, fees: 61.73, estimated: 0, net: 1_855.23 },
    unreported: [],
  },
  points: days.map((day, index) => ({ from: day, to: day, now: values(index + 1), before: values(index + 4) })),
  notes: [
    { id: null, day: '2026-11-03', kind: 'article', title: 'Why the moon decides', href: '/blog/1' },
    { id: '0b6f2f2e-5a53-4c52-9d5c-0d8f3a0f9a11', day: '2026-11-05', kind: 'note', title: 'Facebook post', href: null },
    {
      id: null,
      day: '2026-11-05',
      kind: 'price',
      title: 'Mehndi & Henna Design Pro: $29.99 → $24.99',
      href: '/admin/products/4',
    },
  ],
  products: [
    { id: null, name: 'Landing page design', orders: 3, revenue: 1_020 },
    { id: 4, name: 'Mehndi & Henna Design', orders: 9, revenue: 269.91 },
    { id: 1, name: 'Ramadan Calendar 2025', orders: 4, revenue: 0 },
  ],
  articles: [{ id: 1, title: 'How we keep prayer times right without a network', likes: 12, comments: 4, saves: 3 }],
};
