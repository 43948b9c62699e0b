import type { AdminPost, AdminPostRow, PostInput, PostStatus } from '../../../contract/generated/model.ts';
import { findArticleGaps, normaliseTags, toReadTime } from '../../../contract/rules/articles.ts';
import { changedFields } from '../../../contract/rules/changed-fields.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { toArticleState } from '../../../contract/rules/revisions.ts';
import { invalid, invalidField, notFound } from '../../problems.ts';
import { recordChange } from '../../store/audit.ts';
import { type Article, canonicalSeries, publishContent } from '../../store/content.ts';
import { toDay } from '../../store/date-range.ts';
import type { MockDb } from '../../store/db.ts';
import { renderText } from '../../store/render-text.ts';
import { resolvePicture } from '../../store/resolve-picture.ts';
import { recordRevision, workingCopyKey } from '../../store/revisions.ts';
import { canonicalNames } from '../../store/topics.ts';
import { findVersionProblem } from '../kit/version.ts';
import type { Actor } from '../showcase/admin-lists-entries.ts';

const VERBS = { draft: 'unpublish', scheduled: 'schedule', published: 'publish' } as const;

export const statusOf = ({ published, publishAt }: Pick<Article, 'published' | 'publishAt'>): PostStatus => {
  if (published) return 'published';
  return publishAt === null ? 'draft' : 'scheduled';
};

export const toAdminPost = ({
  deletedAt: _deletedAt,
  published: _published,
  date: _date,
  html: _html,
  ...row
}: Article): AdminPost => ({
  ...row,
  status: statusOf({ published: _published, publishAt: row.publishAt }),
});

export const toAdminPostRow = (article: Article): AdminPostRow => {
  const {
    excerpt: _excerpt,
    content: _content,
    format: _format,
    address: _address,
    tags: _tags,
    series: _series,
    readTime: _readTime,
    ...row
  } = toAdminPost(article);
  return row;
};

const findIncomplete = (input: PostInput) => {
  const details = findArticleGaps(input);
  return details[0] ? invalid(details[0].message, details) : undefined;
};

type Publication = Pick<Article, 'published' | 'publishAt' | 'date'>;

const resolvePublication = (db: MockDb, input: PostInput, before: Publication | undefined) => {
  const now = new Date().toISOString();
  if (input.status === 'draft')
    return { published: false, publishAt: null, date: before?.date ?? toDay(db, now) } satisfies Publication;
  if (input.status === 'published') {
    const { published, publishAt, date } = before ?? { published: false, publishAt: null, date: '' };
    return published ? { published, publishAt, date } : { published: true, publishAt: now, date: toDay(db, now) };
  }
  if (input.publishAt === null) return invalidField('publishAt', REFUSALS.choosePublication);
  const publishAt = new Date(input.publishAt).toISOString();
  if (publishAt <= now) return invalidField('publishAt', REFUSALS.publicationPast);
  return { published: false, publishAt, date: toDay(db, publishAt) } satisfies Publication;
};

const toSavedState = (article: Article) => ({ state: toArticleState(toAdminPost(article)), at: article.updated_at });

/** Creates, updates, deletes and restores articles, over the store. */
export const createArticles = (db: MockDb) => {
  const find = (id: number, deleted = false) =>
    db.state.articles.find((article) => article.id === id && (article.deletedAt !== null) === deleted);
  const record = (
    user: Actor,
    verb: string,
    { id, title }: Article,
    fields: { before: object | null; after: object | null },
  ) => {
    const auditEntry = { actorId: user.id, subject: 'post', subjectId: id, label: title };
    recordChange(db, { ...auditEntry, action: `post.${verb}`, ...fields });
  };

  const addressProblem = ({ address = '' }: PostInput, before: Article | undefined) => {
    if (address === '' || address === before?.address) return undefined;
    if (/^[\d-]+$/.test(address)) return invalidField('address', REFUSALS.addressNumber);
    const isTaken = db.state.articles.some((other) => other !== before && other.address === address);
    return isTaken ? invalidField('address', REFUSALS.articleAddressUsed) : undefined;
  };
  const lead = ({ address, id }: Article) => {
    if (address !== '') db.state.articleAddresses[address] = id;
  };

  /** The fields that an input sets, or the reason for a refusal. */
  const write = async (input: PostInput, before?: Article) => {
    const problem = findIncomplete(input) ?? addressProblem(input, before);
    if (problem) return problem;
    const image = input.image === null ? null : resolvePicture(db.state, 'image', input.image);
    if (image && 'body' in image) return image;
    const publication = resolvePublication(db, input, before);
    if ('body' in publication) return publication;
    const content = input.content.trim();
    const format = input.format ?? 'plain';
    const text = format === 'markdown' ? await renderText(db.state, 'content', content) : { html: null };
    if ('body' in text) return text;
    return {
      title: input.title.trim(),
      address: input.address ?? before?.address ?? '',
      excerpt: input.excerpt.trim(),
      content,
      format,
      html: text.html,
      category: canonicalNames(db, 'postCategories', [input.category])[0] ?? '',
      tags: canonicalNames(db, 'postTags', normaliseTags(input.tags)),
      series: canonicalSeries(db.state, input.series?.trim() ?? before?.series ?? ''),
      author: input.author.trim(),
      image,
      readTime: before?.content === content ? before.readTime : toReadTime(content),
      ...publication,
    };
  };

  return {
    find,

    create: async (user: Actor, input: PostInput) => {
      const result = await write(input);
      if ('body' in result) return result;
      const id = Math.max(0, ...db.state.articles.map((article) => article.id)) + 1;
      const article = { ...result, id, version: 1, updated_at: new Date().toISOString(), deletedAt: null };
      db.state.articles.push(article);
      lead(article);
      record(user, 'create', article, { before: null, after: result });
      delete db.state.workingCopies[workingCopyKey(user.id, 'posts', 'new')];
      recordRevision(db.state, user.id, { kind: 'posts', id }, null, toSavedState(article));
      publishContent(db.state);
      return { status: 201 as const, body: toAdminPost(article) };
    },

    update: async (user: Actor, id: number, input: PostInput, verb?: 'revert') => {
      const article = find(id);
      if (!article) return notFound(REFUSALS.articleGone);
      const stale = findVersionProblem(article.version, input.version);
      if (stale) return stale;
      const result = await write(input, article);
      if ('body' in result) return result;
      const status = statusOf(result);
      const fields = changedFields(toAdminPost(article), toAdminPost({ ...article, ...result }));
      if (fields) record(user, verb ?? (statusOf(article) === status ? 'update' : VERBS[status]), article, fields);
      const before = toSavedState(article);
      Object.assign(article, result, { version: article.version + 1, updated_at: new Date().toISOString() });
      lead(article);
      delete db.state.workingCopies[workingCopyKey(user.id, 'posts', id)];
      recordRevision(db.state, user.id, { kind: 'posts', id }, before, toSavedState(article));
      publishContent(db.state);
      return { status: 200 as const, body: toAdminPost(article) };
    },

    remove: (user: Actor, id: number) => {
      const article = find(id);
      if (!article) return notFound(REFUSALS.articleGone);
      record(user, 'delete', article, { before: toAdminPost(article), after: null });
      article.deletedAt = new Date().toISOString();
      publishContent(db.state);
      return { status: 204 as const };
    },

    restore: (user: Actor, id: number) => {
      const article = find(id, true);
      if (!article) return notFound(REFUSALS.articleGone);
      article.deletedAt = null;
      record(user, 'restore', article, { before: null, after: toAdminPost(article) });
      publishContent(db.state);
      return { status: 204 as const };
    },
  };
};
