import type { AdminPost, AdminPostRow, PostInput, PostStatus } from '../../../contract/generated/model.ts';
import { toMessage } from '../../../contract/i18n/message.ts';
import { hasLetter } from '../../../contract/rules/article-slugs.ts';
import { findArticleGaps, normaliseTags, toReadTime } from '../../../contract/rules/articles.ts';
import { toPostAction } from '../../../contract/rules/audited-actions.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { toArticleState } from '../../../contract/rules/revisions.ts';
import { invalid, invalidField } from '../../problems.ts';
import { type Article, canonicalSeries, publishContent } from '../../store/content.ts';
import { toDay } from '../../store/date-range.ts';
import type { MockDb } from '../../store/db.ts';
import { renderText } from '../../store/render-text.ts';
import { resolvePicture } from '../../store/resolve-picture.ts';
import { recordRevision, workingCopyKey } from '../../store/revisions.ts';
import { canonicalNames } from '../../store/topics.ts';
import { createCollection, newEntry } from '../kit/collection.ts';

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
  const details = findArticleGaps(input).map(({ field, message }) => ({ field, message: toMessage(message) }));
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
  const addressProblem = ({ address = '' }: PostInput, before: Article | undefined) => {
    if (address === '' || address === before?.address) return undefined;
    if (!hasLetter(address)) return invalidField('address', REFUSALS.addressNumber);
    const isTaken = db.state.articles.some((other) => other !== before && other.address === address);
    return isTaken ? invalidField('address', REFUSALS.articleAddressUsed) : undefined;
  };

  /** The fields that an input sets, or the reason for a refusal. */
  const write = async (input: PostInput, before?: Article) => {
    const problem = addressProblem(input, before);
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

  return createCollection<Article, AdminPost, PostInput, 400>(db, {
    rows: () => db.state.articles,
    gone: REFUSALS.articleGone,
    toItem: toAdminPost,
    findInputProblem: findIncomplete,
    write,
    create: (fields) => ({ ...fields, ...newEntry(db.state.articles) }),
    audit: {
      subject: 'post',
      label: ({ title }) => title,
      updateVerb: (before, after) => toPostAction(statusOf(before), statusOf(after)),
    },
    saved: (article, before, user) => {
      const { id, address } = article;
      if (address !== '') db.state.articleAddresses[address] = id;
      delete db.state.workingCopies[workingCopyKey(user.id, 'posts', before ? id : 'new')];
      recordRevision(db.state, user.id, { kind: 'posts', id }, before && toSavedState(before), toSavedState(article));
    },
    changed: () => publishContent(db.state),
  });
};
