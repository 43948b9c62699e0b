import type { AdminMessage, AdminPostSort } from '../generated/model.ts';
import { notFound } from '../problems.ts';
import type { MockHandlers } from '../server/types.ts';
import { changedFields, recordChange } from '../store/audit.ts';
import type { Article } from '../store/content.ts';
import type { MockDb } from '../store/db.ts';
import type { StoredMessage } from '../store/state.ts';
import { createArticles, statusOf, toAdminPost, toAdminPostRow } from './admin-articles.ts';
import { versionProblem } from './admin-lists-entries.ts';
import { matches, toPage } from './page.ts';

type Operations =
  | 'adminListPosts'
  | 'adminGetPost'
  | 'adminCreatePost'
  | 'adminUpdatePost'
  | 'adminGetBanner'
  | 'adminUpdateBanner'
  | 'adminListMessages'
  | 'adminUpdateMessage';

const SORTS: Record<string, (article: Article) => string> = {
  updated: ({ updatedAt }) => updatedAt,
  title: ({ title }) => title.toLowerCase(),
  published: ({ date }) => date,
};

const sorted = (articles: Article[], sort: AdminPostSort): Article[] => {
  const key = SORTS[sort.replace('-', '')] ?? (() => '');
  const direction = sort.startsWith('-') ? -1 : 1;
  return articles.toSorted((a, b) => direction * (key(a).localeCompare(key(b)) || a.id - b.id));
};

const toAdminMessage = ({ created_at: createdAt, ...message }: StoredMessage): AdminMessage => ({
  ...message,
  createdAt,
});

export const createContentHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const articles = createArticles(db);
  return {
    adminListPosts: ({ query }) => {
      const found = db.state.articles
        .filter(({ deletedAt }) => deletedAt === null)
        .filter((article) => !query.status || statusOf(article) === query.status)
        .filter((article) => !query.category || article.category === query.category)
        .filter(({ title, excerpt }) => matches(query.search, title, excerpt));
      const rows = sorted(found, query.sort ?? '-updated').map(toAdminPostRow);
      return { status: 200, body: toPage(rows, query.page, query.limit ?? 20) };
    },

    adminGetPost: ({ params }) => {
      const article = articles.find(Number(params.id));
      return article ? { status: 200, body: toAdminPost(article) } : notFound('This article does not exist any more');
    },

    adminCreatePost: ({ user, body }) => articles.create(user, body),
    adminUpdatePost: ({ user, params, body }) => articles.update(user, Number(params.id), body),

    adminGetBanner: () => ({ status: 200, body: db.state.banner }),

    adminUpdateBanner: ({ user, body }) => {
      const { banner } = db.state;
      const stale = versionProblem(banner.version, body.version);
      if (stale) return stale;
      const { version, ...after } = body;
      const fields = changedFields(banner, after);
      const about = { actorId: user.id, subject: 'banner', subjectId: null, label: 'Promo banner' };
      if (fields) recordChange(db, { ...about, action: 'banner.update', ...fields });
      db.state.banner = { ...after, version: version + 1 };
      const { enabled, ...words } = after;
      db.state.site.promo = enabled ? words : null;
      return { status: 200, body: db.state.banner };
    },

    adminListMessages: ({ query }) => {
      const { messages } = db.state;
      const found = messages
        .filter(({ status }) => !query.status || status === query.status)
        .filter(({ name, email, subject, message }) => matches(query.search, name, email, subject, message));
      const count = (status: string) => messages.filter((message) => message.status === status).length;
      const counts = { new: count('new'), answered: count('answered'), spam: count('spam') };
      const rows = found.map(toAdminMessage);
      return { status: 200, body: { ...toPage(rows, query.page, query.limit ?? 20), counts } };
    },

    adminUpdateMessage: ({ user, params, body }) => {
      const message = db.state.messages.find(({ id }) => id === params.id);
      if (!message) return notFound('This message does not exist any more');
      if (message.status !== body.status) {
        const about = { actorId: user.id, subject: 'message', subjectId: message.id, label: message.subject };
        const states = { before: { status: message.status }, after: { status: body.status } };
        recordChange(db, { ...about, action: 'message.update', ...states });
        message.status = body.status;
      }
      return { status: 200, body: toAdminMessage(message) };
    },
  };
};
