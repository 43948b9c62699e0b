import type { NewsletterSales } from '../../contract/generated/model.ts';
import type { Span } from '../../contract/rules/calendar.ts';
import { addDays } from '../../contract/rules/calendar.ts';
import {
  type CodeSales,
  findWindow,
  type SentNewsletter,
  toAttributionLists,
  toCodeWindows,
  toSalesTotals,
} from '../../contract/rules/newsletter-sales.ts';
import { toNewsletterTitle } from '../../contract/rules/newsletters.ts';
import { toDay } from './date-range.ts';
import type { MockDb } from './db.ts';
import type { StoredNewsletter } from './newsletter-state.ts';
import { listSaleEntries } from './product-sales.ts';
import { listDayRows } from './visits.ts';

/** Which newsletter orders with a coupon belong to, by time. */
function readCodeWindows(db: MockDb) {
  const newsletters = db.state.newsletters.flatMap(({ id, texts, began_at }): SentNewsletter[] =>
    began_at
      ? [{ id, title: toNewsletterTitle(texts), day: toDay(db, began_at), texts, startedAt: new Date(began_at) }]
      : [],
  );
  return { newsletters, windows: toCodeWindows(newsletters, new Set(db.state.coupons.map(({ code }) => code))) };
}

/** Paid orders with coupons and their ledger entries, of a period or of all time. */
function sumCodeSales(db: MockDb, isInside: (moment: string) => boolean): CodeSales[] {
  const { windows } = readCodeWindows(db);
  const rows = new Map<string, CodeSales>();
  const entries = Map.groupBy(listSaleEntries(db), ({ reference }) => reference);
  for (const { number, coupon, status, created_at: at } of db.state.orders) {
    if (!coupon) continue;
    const newsletter = findWindow(windows, coupon.code, new Date(at))?.newsletter ?? null;
    const key = `${coupon.code} ${newsletter}`;
    const row = rows.get(key) ?? { code: coupon.code, newsletter, orders: 0, cents: 0 };
    rows.set(key, row);
    if (status === 'completed' && isInside(at)) row.orders += 1;
    for (const entry of entries.get(`Order #${number}`) ?? []) if (isInside(entry.created_at)) row.cents -= entry.cents;
  }
  return [...rows.values()];
}

/** Orders with the coupons that a newsletter names, since it was sent; undefined before. */
export function countSales(db: MockDb, { id, began_at: begin }: StoredNewsletter): NewsletterSales | undefined {
  if (begin === null) return undefined;
  const sales = sumCodeSales(db, () => true).filter(({ newsletter }) => newsletter === id);
  return {
    codes: readCodeWindows(db).windows.flatMap(({ newsletter, code }) => (newsletter === id ? [code] : [])),
    ...toSalesTotals(sales),
  };
}

/** Visits, orders and revenue by newsletter and by coupon, in a span. */
export function listAttribution(db: MockDb, { from, to }: Span) {
  const campaigns = new Map<string, { visits: number; checkouts: number }>();
  for (let day = from; day <= to; day = addDays(day, 1))
    for (const { name, visits, checkouts } of listDayRows(db, day).filter(({ kind }) => kind === 'campaign')) {
      const sum = campaigns.get(name.toLowerCase()) ?? { visits: 0, checkouts: 0 };
      campaigns.set(name.toLowerCase(), { visits: sum.visits + visits, checkouts: sum.checkouts + checkouts });
    }
  const isInside = (moment: string) => toDay(db, moment) >= from && toDay(db, moment) <= to;
  return toAttributionLists({ ...readCodeWindows(db), sales: sumCodeSales(db, isInside), campaigns });
}
