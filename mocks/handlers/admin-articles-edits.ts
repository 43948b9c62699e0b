import { articleGaps, cleanTags, readTimeOf } from '../../backend/shared/articles.ts';
import { dayOf } from '../../backend/shared/calendar.ts';
import { changedFields } from '../../backend/shared/changed-fields.ts';
import { REFUSALS } from '../../backend/shared/refusals.ts';
import type { AdminPost, AdminPostRow, PostInput, PostStatus } from '../generated/model.ts';
import { invalid, invalidField, notFound } from '../problems.ts';
import { recordChange } from '../store/audit.ts';
import { choosePicture } from '../store/choose-picture.ts';
import { type Article, showContent } from '../store/content.ts';
import type { MockDb } from '../store/db.ts';
import type { Actor } from './admin-lists-entries.ts';
import { versionProblem } from './kit/version.ts';

const VERBS = { draft: 'unpublish', scheduled: 'schedule', published: 'publish' } as const;

export const statusOf = ({ published, publishAt }: Pick<Article, 'published' | 'publishAt'>): PostStatus => {
  if (published) return 'published';
  return publishAt === null ? 'draft' : 'scheduled';
};

export const toAdminPost = ({
  deletedAt: _deletedAt,
  published: _published,
  date: _date,
  ...row
}: Article): AdminPost => ({
  ...row,
  status: statusOf({ published: _published, publishAt: row.publishAt }),
});

export const toAdminPostRow = (article: Article): AdminPostRow => {
  const { excerpt: _excerpt, content: _content, tags: _tags, readTime: _readTime, ...row } = toAdminPost(article);
  return row;
};

const incomplete = (input: PostInput) => {
  const details = articleGaps(input);
  return details[0] ? invalid(details[0].message, details) : undefined;
};

type Publication = Pick<Article, 'published' | 'publishAt' | 'date'>;

const publicationOf = (input: PostInput, before: Publication | undefined) => {
  const now = new Date().toISOString();
  if (input.status === 'draft')
    return { published: false, publishAt: null, date: before?.date ?? dayOf(Date.parse(now)) } satisfies Publication;
  if (input.status === 'published') {
    const { published, publishAt, date } = before ?? { published: false, publishAt: null, date: '' };
    return published
      ? { published, publishAt, date }
      : { published: true, publishAt: now, date: dayOf(Date.parse(now)) };
  }
  if (input.publishAt === null) return invalidField('publishAt', REFUSALS.choosePublication);
  const publishAt = new Date(input.publishAt).toISOString();
  if (publishAt <= now) return invalidField('publishAt', REFUSALS.publicationPast);
  return { published: false, publishAt, date: dayOf(Date.parse(publishAt)) } satisfies Publication;
};

/** Writes, deletes and brings back articles, over the store. */
export const createArticles = (db: MockDb) => {
  const find = (id: number, deleted = false) =>
    db.state.articles.find((article) => article.id === id && (article.deletedAt !== null) === deleted);
  const record = (
    user: Actor,
    verb: string,
    { id, title }: Article,
    fields: { before: object | null; after: object | null },
  ) => {
    const about = { actorId: user.id, subject: 'post', subjectId: id, label: title };
    recordChange(db, { ...about, action: `post.${verb}`, ...fields });
  };

  /** The fields an input writes, or why not. */
  const write = (input: PostInput, before?: Article) => {
    const problem = incomplete(input);
    if (problem) return problem;
    const image = input.image === null ? null : choosePicture(db.state, 'image', input.image);
    if (image && 'body' in image) return image;
    const publication = publicationOf(input, before);
    if ('body' in publication) return publication;
    const content = input.content.trim();
    return {
      title: input.title.trim(),
      excerpt: input.excerpt.trim(),
      content,
      category: input.category.trim(),
      tags: cleanTags(input.tags),
      author: input.author.trim(),
      image,
      readTime: before?.content === content ? before.readTime : readTimeOf(content),
      ...publication,
    };
  };

  return {
    find,

    create: (user: Actor, input: PostInput) => {
      const written = write(input);
      if ('body' in written) return written;
      const id = Math.max(0, ...db.state.articles.map((article) => article.id)) + 1;
      const article = { ...written, id, version: 1, updatedAt: new Date().toISOString(), deletedAt: null };
      db.state.articles.push(article);
      record(user, 'create', article, { before: null, after: written });
      showContent(db.state);
      return { status: 201 as const, body: toAdminPost(article) };
    },

    update: (user: Actor, id: number, input: PostInput) => {
      const article = find(id);
      if (!article) return notFound(REFUSALS.articleGone);
      const stale = versionProblem(article.version, input.version);
      if (stale) return stale;
      const written = write(input, article);
      if ('body' in written) return written;
      const status = statusOf(written);
      const fields = changedFields(article, written);
      if (fields) record(user, statusOf(article) === status ? 'update' : VERBS[status], article, fields);
      Object.assign(article, written, { version: article.version + 1, updatedAt: new Date().toISOString() });
      showContent(db.state);
      return { status: 200 as const, body: toAdminPost(article) };
    },

    remove: (user: Actor, id: number) => {
      const article = find(id);
      if (!article) return notFound(REFUSALS.articleGone);
      record(user, 'delete', article, { before: toAdminPost(article), after: null });
      article.deletedAt = new Date().toISOString();
      showContent(db.state);
      return { status: 204 as const };
    },

    restore: (user: Actor, id: number) => {
      const article = find(id, true);
      if (!article) return notFound(REFUSALS.articleGone);
      article.deletedAt = null;
      record(user, 'restore', article, { before: null, after: toAdminPost(article) });
      showContent(db.state);
      return { status: 204 as const };
    },
  };
};
