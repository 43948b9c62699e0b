import type { AdminPostSort } from '../../../contract/generated/model.ts';
import { matchesSearch } from '../../../contract/rules/fold.ts';
import type { MockHandlers } from '../../server/types.ts';
import { type Article, seriesNames } from '../../store/content.ts';
import type { MockDb } from '../../store/db.ts';
import { toPage } from '../kit/page.ts';
import { createArticles, statusOf, toAdminPostRow } from './admin-articles-edits.ts';

const SORTS: Record<string, (article: Article) => string> = {
  updated: ({ updated_at: updatedAt }) => updatedAt,
  title: ({ title }) => title.toLowerCase(),
  published: ({ date }) => date,
};

const sorted = (articles: Article[], sort: AdminPostSort): Article[] => {
  const key = SORTS[sort.replace('-', '')] ?? (() => '');
  const direction = sort.startsWith('-') ? -1 : 1;
  return articles.toSorted((a, b) => direction * (key(a).localeCompare(key(b)) || a.id - b.id));
};

type Operations = 'adminListPosts' | 'adminListSeries' | 'adminGetPost' | 'adminCreatePost' | 'adminUpdatePost';

export const createAdminArticlesHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const articles = createArticles(db);
  return {
    adminListPosts: ({ query }) => {
      const matching = articles
        .present()
        .filter((article) => !query.status || statusOf(article) === query.status)
        .filter((article) => !query.category || article.category === query.category)
        .filter(({ title, excerpt }) => matchesSearch(query.search, title, excerpt));
      const rows = sorted(matching, query.sort ?? '-updated').map(toAdminPostRow);
      return { status: 200, body: toPage(rows, query.page, query.limit ?? 20) };
    },

    adminListSeries: () => ({ status: 200, body: seriesNames(db.state) }),

    adminGetPost: articles.get,
    adminCreatePost: articles.create,
    adminUpdatePost: articles.update,
  };
};
