import { toAmount } from './money.ts';
import { findCodeWords, MAX_CODES, toNewsletterCampaign } from './newsletter-links.ts';

/** A sent newsletter with the texts that may name coupons. */
export interface SentNewsletter {
  id: string;
  title: string;
  /** `yyyy-mm-dd`, in the shop's time zone */
  day: string;
  texts: Record<'en' | 'bn', { subject: string; content: string }>;
  startedAt: Date;
}

/** Orders with a code belong to a newsletter from when it was sent until the next one that names the code. */
export interface CodeWindow {
  newsletter: string;
  code: string;
  since: Date;
  until: Date | null;
}

/** The coupons that a newsletter names, in the order of their codes. */
function findCodes({ texts }: Pick<SentNewsletter, 'texts'>, coupons: ReadonlySet<string>): string[] {
  return findCodeWords([texts.en, texts.bn])
    .filter((word) => coupons.has(word))
    .sort()
    .slice(0, MAX_CODES);
}

/** By code and time, so that each order with a coupon belongs to one newsletter at most. */
export function toCodeWindows(newsletters: readonly SentNewsletter[], coupons: ReadonlySet<string>): CodeWindow[] {
  const sent = newsletters.toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime());
  const last = new Map<string, CodeWindow>();
  return sent.flatMap((newsletter) =>
    findCodes(newsletter, coupons).map((code) => {
      const window: CodeWindow = { newsletter: newsletter.id, code, since: newsletter.startedAt, until: null };
      const former = last.get(code);
      if (former) former.until = window.since;
      last.set(code, window);
      return window;
    }),
  );
}

/** The newsletter that an order with a code belongs to. */
export const findWindow = (windows: readonly CodeWindow[], code: string, at: Date): CodeWindow | undefined =>
  windows.find((window) => window.code === code && at >= window.since && (window.until === null || at < window.until));

/** Orders and revenue of a period by code, and by the newsletter they belong to, if any. Money in cents. */
export interface CodeSales {
  code: string;
  newsletter: string | null;
  orders: number;
  cents: number;
}

interface CampaignVisits {
  visits: number;
  checkouts: number;
}

const NO_VISITS: CampaignVisits = { visits: 0, checkouts: 0 };
const ROWS = 100;

const byRevenue = (
  a: { revenue: number; visits: number; name: string },
  b: { revenue: number; visits: number; name: string },
): number => b.revenue - a.revenue || b.visits - a.visits || (a.name < b.name ? -1 : 1);

/** Orders and revenue of several rows together. */
export const toSalesTotals = (sales: readonly CodeSales[]) => ({
  orders: sales.reduce((sum, { orders }) => sum + orders, 0),
  revenue: toAmount(sales.reduce((sum, { cents }) => sum + cents, 0)),
});

const isActive = ({ visits, orders, revenue }: { visits: number; orders: number; revenue: number }): boolean =>
  visits > 0 || orders > 0 || revenue !== 0;

interface Attribution {
  newsletters: readonly SentNewsletter[];
  windows: readonly CodeWindow[];
  sales: readonly CodeSales[];
  /** Visits of the period by campaign; names of coupons in any case. */
  campaigns: ReadonlyMap<string, CampaignVisits>;
}

/** Visits, orders and revenue of a period by newsletter and by coupon; each visit and order counts once in either list. */
export function toAttributionLists({ newsletters, windows, sales, campaigns }: Attribution) {
  const visitsOf = (id: string) => campaigns.get(toNewsletterCampaign(id)) ?? NO_VISITS;
  const codes = [...new Set([...windows.map(({ code }) => code), ...sales.map(({ code }) => code)])];
  return {
    newsletters: newsletters
      .map(({ id, title, day }) => ({
        id,
        title,
        day,
        ...visitsOf(id),
        ...toSalesTotals(sales.filter(({ newsletter }) => newsletter === id)),
        name: title,
      }))
      .filter(isActive)
      .sort(byRevenue)
      .slice(0, ROWS)
      .map(({ name: _name, ...row }) => row),
    coupons: codes
      .map((code) => {
        const ids = new Set(windows.filter((window) => window.code === code).map(({ newsletter }) => newsletter));
        const visits = [...[...ids].map(visitsOf), campaigns.get(code.toLowerCase()) ?? NO_VISITS];
        return {
          code,
          visits: visits.reduce((sum, one) => sum + one.visits, 0),
          checkouts: visits.reduce((sum, one) => sum + one.checkouts, 0),
          ...toSalesTotals(sales.filter((one) => one.code === code)),
          name: code,
        };
      })
      .filter(isActive)
      .sort(byRevenue)
      .slice(0, ROWS)
      .map(({ name: _name, ...row }) => row),
  };
}
