import type { TimelineNote } from '../../contract/generated/model.ts';
import type { Span } from '../../contract/rules/calendar.ts';
import { toNewsletterTitle } from '../../contract/rules/newsletters.ts';
import { type PlanPriceChange, sortMarks, toPriceTitle } from '../../contract/rules/timeline.ts';
import { toDay } from './date-range.ts';
import type { MockDb } from './db.ts';

export type StoredNote = { id: string; day: string; text: string };

export type TimelineState = { timelineNotes: StoredNote[] };

export const toNote = ({ id, day, text }: StoredNote): TimelineNote => ({
  id,
  day,
  kind: 'note',
  title: text,
  href: null,
});

type Mark = Omit<TimelineNote, 'id'>;

const listArticles = ({ state }: MockDb): Mark[] =>
  state.articles
    .filter(({ published, deletedAt }) => published && deletedAt === null)
    .map(({ id, title, date }) => ({
      day: date,
      kind: 'article',
      title,
      href: `/blog/${state.posts.find((post) => post.id === id)?.address ?? id}`,
    }));

const listReleases = (db: MockDb): Mark[] =>
  db.state.releases.flatMap(({ state, published_at, productId, version }): Mark[] => {
    if (state !== 'published' || !published_at) return [];
    const title = db.state.catalogue.find(({ product }) => product.id === productId)?.product.title ?? '';
    const day = toDay(db, published_at);
    return [{ day, kind: 'release', title: `${title} ${version}`, href: `/product/${productId}/changelog` }];
  });

const listNewsletters = (db: MockDb): Mark[] =>
  db.state.newsletters.flatMap(({ id, texts, began_at }): Mark[] =>
    began_at
      ? [
          {
            day: toDay(db, began_at),
            kind: 'newsletter',
            title: toNewsletterTitle(texts),
            href: `/admin/users/newsletters/${id}`,
          },
        ]
      : [],
  );

/** Changes of prices by day and product. A first price is not a change, nor is one that was restored on the same day. */
const listPrices = (db: MockDb): Mark[] =>
  db.state.catalogue
    .filter(({ published }) => published)
    .flatMap(({ product, retired, prices = {} }): Mark[] => {
      const days = new Map<string, PlanPriceChange[]>();
      const plans = [...product.pricing, ...retired].sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const { id, name } of plans) {
        const offered = (prices[id] ?? []).flatMap(({ cents, since }) =>
          cents === null ? [] : [{ cents, day: toDay(db, since) }],
        );
        for (const day of new Set(offered.map((price) => price.day))) {
          const before = offered.filter((price) => price.day < day).at(-1)?.cents;
          const after = offered.filter((price) => price.day === day).at(-1)?.cents;
          if (before === undefined || after === undefined || before === after) continue;
          days.set(day, [...(days.get(day) ?? []), { plan: name, before, after }]);
        }
      }
      return [...days].map(([day, changes]) => ({
        day,
        kind: 'price',
        title: toPriceTitle(product.title, changes, db.state.paymentSettings.currency),
        href: `/admin/products/${product.id}`,
      }));
    });

/** What happened in a span, oldest first. */
export const listTimeline = (db: MockDb, { from, to }: Span): TimelineNote[] =>
  sortMarks(
    [
      ...[listArticles, listReleases, listNewsletters, listPrices].flatMap((list) =>
        list(db).map((mark) => ({ id: null, ...mark })),
      ),
      ...db.state.timelineNotes.map(toNote),
    ].filter(({ day }) => day >= from && day <= to),
  );
