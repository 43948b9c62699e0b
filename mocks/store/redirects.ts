import type { Redirect } from '../../contract/generated/model.ts';
import { addDays } from '../../contract/rules/calendar.ts';
import { type ContentKind, findContentOfPath } from '../../contract/rules/redirects.ts';
import { toDay } from './date-range.ts';
import type { MockDb } from './db.ts';
import { listDayRows } from './visits.ts';

/** A redirect made by hand. Pages of a mock server are rendered by the browser, which follows none. */
export type StoredRedirect = Pick<Redirect, 'path' | 'target' | 'created_at'> & { id: string };

export type RedirectState = {
  /** newest first */
  redirects: StoredRedirect[];
};

export const toRedirect = (row: StoredRedirect): Redirect => ({ ...row, origin: 'manual', hits: 0, last_hit: null });

const toSlugRedirect = (path: string, target: string, createdAt: string): Redirect => ({
  id: null,
  path,
  target,
  origin: 'slug',
  hits: 0,
  last_hit: null,
  created_at: createdAt,
});

/** Redirects made by hand, then former slugs of published content. */
export function listRedirects({ state }: MockDb): Redirect[] {
  const { posts, articleAddresses, pages, formerAddresses, caseStudies, formerCaseStudies } = state;
  const articles = Object.entries(articleAddresses).flatMap(([slug, id]) => {
    const article = posts.find((post) => post.id === id);
    return article && article.address !== slug
      ? [toSlugRedirect(`/blog/${slug}`, `/blog/${article.address}`, `${article.date}T00:00:00.000Z`)]
      : [];
  });
  const ownPages = Object.entries(formerAddresses).flatMap(([slug, id]) => {
    const page = pages.find((row) => row.id === id && row.published && row.deletedAt === null);
    return page ? [toSlugRedirect(`/${slug}`, `/${page.address}`, page.updated_at)] : [];
  });
  const studies = Object.entries(formerCaseStudies).flatMap(([slug, id]) => {
    const study = caseStudies.find((row) => row.id === id && row.status === 'published');
    return study ? [toSlugRedirect(`/work/${slug}`, `/work/${study.address}`, study.updated_at)] : [];
  });
  return [...state.redirects.map(toRedirect), ...articles, ...ownPages, ...studies];
}

/** The most requested paths of 30 days without a page or redirect. */
export function listMissingPaths(db: MockDb): { path: string; views: number }[] {
  const today = toDay(db, Date.now());
  const counts = new Map<string, number>();
  for (let day = addDays(today, -29); day <= today; day = addDays(day, 1))
    for (const { kind, name, views } of listDayRows(db, day))
      if (kind === 'missing' && /^\/./.test(name) && !name.includes('…'))
        counts.set(name, (counts.get(name) ?? 0) + views);
  return [...counts]
    .filter(([path]) => !db.state.redirects.some((redirect) => redirect.path === path))
    .map(([path, views]) => ({ path, views }))
    .sort((a, b) => b.views - a.views || (a.path < b.path ? -1 : 1))
    .slice(0, 20);
}

/** Whether published content has a path, or leads on from it as a former slug. */
export function hasContent({ state }: MockDb, path: string): boolean {
  const content = findContentOfPath(path);
  if (!content) return false;
  const { name } = content;
  const finders: Record<ContentKind, () => boolean> = {
    product: () => state.catalogue.some(({ product, published }) => published && String(product.id) === name),
    bundle: () =>
      state.bundles.some(({ id, published, deletedAt }) => published && deletedAt === null && String(id) === name),
    article: () =>
      state.posts.some(
        ({ id, address }) => String(id) === name || address === name || state.articleAddresses[name] === id,
      ),
    'case-study': () =>
      state.caseStudies.some(
        ({ id, status, address }) =>
          status === 'published' && (address === name || state.formerCaseStudies[name] === id),
      ),
    page: () =>
      state.pages.some(
        ({ id, published, address, deletedAt }) =>
          published && deletedAt === null && (address === name || state.formerAddresses[name] === id),
      ),
  };
  return finders[content.kind]();
}
