import type {
  AdminFaq,
  AdminPost,
  AdminService,
  AdminSlide,
  AdminTeamMember,
  AdminTestimonial,
  Banner,
  PostSeries,
  Site,
} from '../../contract/generated/model.ts';
import { toBusinessTime } from '../../contract/rules/business-day.ts';
import { MISSING_PICTURE } from '../../contract/rules/missing-picture.ts';
import { isSameName } from '../../contract/rules/topics.ts';
import type { MockState, StoredPost } from './state.ts';

/** Set while an entry can still be restored. */
export type Deletable = { deletedAt: string | null };

/** An article of any status; `date` is the day that readers see. */
export type Article = Omit<AdminPost, 'status'> & Deletable & { published: boolean; date: string; html: string | null };

export type Lists = {
  testimonials: (AdminTestimonial & Deletable)[];
  faqs: (AdminFaq & Deletable)[];
  services: (AdminService & Deletable)[];
  team: (AdminTeamMember & Deletable)[];
  slides: (AdminSlide & Deletable)[];
};

const LAST_CHANGE = '2026-11-01T09:00:00.000Z';
const toListRows = <Item extends object>(items: readonly Item[]) =>
  items.map((item, index) => ({
    ...item,
    id: index + 1,
    version: 1,
    published: true,
    updated_at: LAST_CHANGE,
    deletedAt: null,
  }));

/** The lists that an administrator edits, built from what the public pages show. */
export const seedLists = ({
  home,
  services,
  team,
  catalogue,
}: Pick<MockState, 'home' | 'services' | 'team' | 'catalogue'>): Lists => ({
  testimonials: toListRows(home.testimonials),
  faqs: toListRows(home.faqs),
  // The demo's icons are among the available ones.
  services: toListRows(services) as Lists['services'],
  team: toListRows(team),
  slides: toListRows(home.slides).map((slide) => ({
    ...slide,
    productTitle: catalogue.find(({ product }) => product.id === slide.productId)?.product.title ?? '',
  })),
});

export const seedArticles = (posts: readonly StoredPost[]): Article[] =>
  posts.map(({ id, title, excerpt, content, html, category, tags, series, image, author, date, readTime }) => ({
    id,
    title,
    excerpt,
    content,
    category,
    tags,
    series,
    image,
    author,
    date,
    readTime,
    address: '',
    format: html === null ? 'plain' : 'markdown',
    html,
    version: 1,
    published: true,
    publishAt: `${date}T00:00:00.000Z`,
    updated_at: `${date}T00:00:00.000Z`,
    deletedAt: null,
  }));

export const seedBanner = ({ promo }: Pick<Site, 'promo'>): Banner => ({
  ...(promo ?? { text: '', linkText: '', url: '' }),
  enabled: promo !== null,
  version: 1,
});

type Entry = Deletable & { id: number; version: number; published: boolean; updated_at: string };
type PublicFields<Row> = Omit<Row, keyof Entry>;

const publicRows = <Row extends Entry>(rows: readonly Row[]): Row[] =>
  rows.filter(({ published, deletedAt }) => published && deletedAt === null);

/** A row of a list with its id, by which its translation is found. */
const toPublicItem = <Row extends Entry>(row: Row): PublicFields<Row> & { id: number } => ({
  id: row.id,
  ...toPublicFields(row),
});

const toPublicFields = <Row extends Entry>(row: Row): PublicFields<Row> => {
  const { id: _id, version: _version, published: _published, updated_at: _at, deletedAt: _deleted, ...shown } = row;
  return shown;
};

/** The published parts of a series in order of publication; null without a name. */
export const toSeries = ({ articles }: Pick<MockState, 'articles'>, name: string): PostSeries | null => {
  if (name === '') return null;
  const sortKey = ({ date, publishAt, id }: Article) => `${date} ${publishAt} ${String(id).padStart(9, '0')}`;
  const parts = publicRows(articles)
    .filter(({ series }) => isSameName(series, name))
    .toSorted((a, b) => sortKey(a).localeCompare(sortKey(b)))
    .map(({ id, address, title, readTime }) => ({ id, address: address || String(id), title, readTime }));
  return { name, parts: parts.slice(0, 100) };
};

/** The names of series, each in its first spelling. */
export const seriesNames = ({ articles }: Pick<MockState, 'articles'>): string[] => {
  const names: string[] = [];
  for (const { series, deletedAt } of articles.toSorted((a, b) => a.id - b.id))
    if (series !== '' && deletedAt === null && !names.some((name) => isSameName(name, series))) names.push(series);
  return names.sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
};

/** In the spelling of its other parts. */
export const canonicalSeries = (state: Pick<MockState, 'articles'>, name: string): string =>
  seriesNames(state).find((existing) => isSameName(existing, name)) ?? name;

/** Syncs the public pages with the administrator's data. */
export const publishContent = (state: MockState): void => {
  const { lists, articles } = state;
  state.home.testimonials = publicRows(lists.testimonials).map(toPublicItem);
  state.home.faqs = publicRows(lists.faqs).map(toPublicItem);
  state.home.slides = publicRows(lists.slides).map(({ productTitle: _title, ...row }) => ({
    ...toPublicFields(row),
    id: row.id,
  }));
  state.services = publicRows(lists.services).map(toPublicItem);
  state.team = publicRows(lists.team).map(toPublicItem);
  const before = new Map(state.posts.map((post) => [post.id, post]));
  state.posts = publicRows(articles)
    .map(({ publishAt: _publishAt, format: _format, image, ...row }) => ({
      ...before.get(row.id),
      ...toPublicFields(row),
      id: row.id,
      address: row.address || String(row.id),
      changed: row.version > 1 ? row.updated_at : null,
      image: image ?? MISSING_PICTURE,
    }))
    .sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
};

/** Publishes the articles that are due. */
export const publishDueArticles = (state: MockState, now = Date.now()): void => {
  const due = state.articles.filter(
    ({ published, publishAt, deletedAt }) =>
      !published && deletedAt === null && publishAt !== null && Date.parse(publishAt) <= now,
  );
  if (due.length === 0) return;
  for (const article of due) {
    article.published = true;
    if (article.publishAt) article.date = toBusinessTime(new Date(article.publishAt), state.mailSettings.time_zone).day;
  }
  publishContent(state);
};
