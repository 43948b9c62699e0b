import type { Transaction } from 'kysely';
import type { AdminPost, PostInput } from '../../../../contract/generated/model.ts';
import { toMessage } from '../../../../contract/i18n/message.ts';
import { hasLetter } from '../../../../contract/rules/article-slugs.ts';
import { findArticleGaps, normaliseTags, toReadTime } from '../../../../contract/rules/articles.ts';
import { toPostAction } from '../../../../contract/rules/audited-actions.ts';
import { toAuditedFields } from '../../../../contract/rules/audited-values.ts';
import { toBusinessTime } from '../../../../contract/rules/business-day.ts';
import { changedFields } from '../../../../contract/rules/changed-fields.ts';
import { MISSING_PICTURE } from '../../../../contract/rules/missing-picture.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { toArticleState } from '../../../../contract/rules/revisions.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { checkVersion } from '../../lib/edit-version.ts';
import { AppError, invalid, notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { lockTextPictures, renderText, resolvePictures, type StoredText } from '../media/library-content.service.ts';
import { canonicalNames } from '../site/topics.service.ts';
import { toAdminPost, toStatus } from './admin-articles.mapper.ts';
import {
  deletePost,
  insertPost,
  listSeries,
  lockPost,
  type PostRow,
  type PostValues,
  publishDueRows,
  restorePost,
  updatePost,
} from './admin-articles.repository.ts';
import { deleteWorkingCopy, recordRevision } from './revisions.repository.ts';
import { claimSlug, findPostSlug, retireSlug } from './slugs.repository.ts';

/** A draft may be incomplete; a published article may not. @throws AppError 400 naming every missing field */
function checkComplete(input: PostInput): void {
  const details = findArticleGaps(input).map(({ field, message }) => ({ field, message: toMessage(message) }));
  const [first] = details;
  if (first) throw new AppError(400, 'invalid_request', first.message, { details });
}

/** When an article becomes or became public. */
interface Publication {
  published: boolean;
  publish_at: Date | null;
  /** the date shown to readers, `yyyy-mm-dd` */
  published_on: string;
}

/**
 * @param before the article's current publication; null for a new one
 * @param timeZone the shop's, in which dates are shown to readers
 * @throws AppError 400 for a scheduled article without a future moment
 */
function resolvePublication(input: PostInput, before: Publication | null, now: Date, timeZone: string): Publication {
  const toDay = (at: Date) => toBusinessTime(at, timeZone).day;
  if (input.status === 'draft') {
    return { published: false, publish_at: null, published_on: before?.published_on ?? toDay(now) };
  }
  if (input.status === 'published') {
    if (!before?.published) return { published: true, publish_at: now, published_on: toDay(now) };
    return { published: true, publish_at: before.publish_at, published_on: before.published_on };
  }
  if (input.publishAt === null) throw invalid('publishAt', REFUSALS.choosePublication);
  const publishAt = new Date(input.publishAt);
  if (!(publishAt > now)) throw invalid('publishAt', REFUSALS.publicationPast);
  return { published: false, publish_at: publishAt, published_on: toDay(publishAt) };
}

async function toValues(
  tx: Transaction<Database>,
  input: PostInput,
  before: PostRow | null,
  text: StoredText,
  now: Date,
): Promise<PostValues> {
  const content = input.content.trim();
  const rawCategory = input.category.trim();
  const [category = ''] = rawCategory === '' ? [] : await canonicalNames(tx, 'postCategories', [rawCategory]);
  const [image] = await resolvePictures(tx, 'image', input.image === null ? [] : [input.image]);
  return {
    title: input.title.trim(),
    excerpt: input.excerpt.trim(),
    content,
    ...(await lockTextPictures(tx, text)),
    category,
    tags: JSON.stringify(await canonicalNames(tx, 'postTags', normaliseTags(input.tags))),
    series: await resolveSeries(tx, input.series?.trim() ?? before?.series ?? ''),
    image: JSON.stringify(image ?? MISSING_PICTURE),
    author: input.author.trim(),
    read_time: before?.content === content ? before.read_time : toReadTime(content),
    ...resolvePublication(input, before, now, await findShopZone(tx)),
  };
}

/** In the spelling used by the other parts of the series. */
const resolveSeries = async (tx: Transaction<Database>, name: string): Promise<string> =>
  name === '' ? '' : ((await listSeries(tx, name))[0] ?? name);

const readSlug = async (tx: Transaction<Database>, id: number): Promise<string> => (await findPostSlug(tx, id)) ?? '';

/** Changes the article's slug if the input contains one. @throws AppError 400 when another article has it */
async function changeSlug(tx: Transaction<Database>, id: number, before: string, input: PostInput): Promise<string> {
  const { address = before } = input;
  if (address === before) return before;
  if (address !== '' && !hasLetter(address)) throw invalid('address', REFUSALS.addressNumber);
  await retireSlug(tx, id);
  if (address !== '' && !(await claimSlug(tx, id, address))) throw invalid('address', REFUSALS.articleAddressUsed);
  return address;
}

const savedState = (row: PostRow, address: string) => ({
  state: toArticleState(toAdminPost(row, address)),
  at: row.updated_at,
});

/** Articles in all states; every change adds an audit row and is visible on the pages immediately. */
export function createPostsService(deps: Deps) {
  const toAuditEntry = (user: SessionUser, row: PostRow) => ({
    actorId: user.id,
    subject: 'post' as const,
    subjectId: row.id,
    label: row.title,
    at: deps.clock.now(),
  });

  /** A scheduled article is published by a job; for one that was rescheduled or unpublished the job has no effect. */
  const schedulePublication = async (tx: Transaction<Database>, row: PostRow) => {
    if (toStatus(row) !== 'scheduled' || row.publish_at === null) return;
    await deps.jobs.add('articles.publish', {}, { db: tx, runAt: row.publish_at, key: `articles.publish:${row.id}` });
  };

  return {
    /** @throws AppError 400 */
    create: async (user: SessionUser, input: PostInput): Promise<AdminPost> => {
      checkComplete(input);
      const now = deps.clock.now();
      const text = await renderText(deps, 'content', input);
      return inTransaction(deps.db, async (tx) => {
        const created = await insertPost(tx, await toValues(tx, input, null, text, now), now);
        const address = await changeSlug(tx, created.id, '', input);
        const after = toAuditedFields(toAdminPost(created, address));
        await recordChange(tx, { ...toAuditEntry(user, created), action: 'post.create', before: null, after });
        await recordRevision(tx, { kind: 'posts', id: created.id }, null, {
          ...savedState(created, address),
          authorId: user.id,
        });
        await schedulePublication(tx, created);
        await deleteWorkingCopy(tx, { kind: 'posts', id: null, authorId: user.id });
        return toAdminPost(created, address);
      });
    },

    /**
     * @param verb the action in the audit log, if other than a plain change
     * @throws AppError 400, 404, 409 when the version is not the current one
     */
    update: async (user: SessionUser, id: number, input: PostInput, verb?: 'revert'): Promise<AdminPost> => {
      checkComplete(input);
      const now = deps.clock.now();
      const text = await renderText(deps, 'content', input);
      return inTransaction(deps.db, async (tx) => {
        const before = await lockPost(tx, id);
        if (!before) throw notFound(REFUSALS.articleGone);
        checkVersion(before.version, input.version);
        const previousSlug = await readSlug(tx, id);
        const after = await updatePost(tx, id, await toValues(tx, input, before, text, now), now);
        const address = await changeSlug(tx, id, previousSlug, input);
        const [oldPost, newPost] = [toAdminPost(before, previousSlug), toAdminPost(after, address)];
        const fields = changedFields(toAuditedFields(oldPost), toAuditedFields(newPost));
        const auditVerb = verb ?? toPostAction(toStatus(before), toStatus(after));
        if (fields) await recordChange(tx, { ...toAuditEntry(user, after), action: `post.${auditVerb}`, ...fields });
        const saved = { ...savedState(after, address), authorId: user.id };
        await recordRevision(tx, { kind: 'posts', id }, savedState(before, previousSlug), saved);
        await schedulePublication(tx, after);
        await deleteWorkingCopy(tx, { kind: 'posts', id, authorId: user.id });
        return newPost;
      });
    },

    /** @throws AppError 404 */
    remove: async (user: SessionUser, id: number): Promise<void> => {
      await inTransaction(deps.db, async (tx) => {
        const row = await lockPost(tx, id);
        if (!row) throw notFound(REFUSALS.articleGone);
        await deletePost(tx, id, deps.clock.now());
        const before = toAuditedFields(toAdminPost(row, await readSlug(tx, id)));
        await recordChange(tx, { ...toAuditEntry(user, row), action: 'post.delete', before, after: null });
      });
    },

    /** @throws AppError 404 when it is not deleted, or permanently deleted */
    restore: async (user: SessionUser, id: number): Promise<void> => {
      await inTransaction(deps.db, async (tx) => {
        const row = await lockPost(tx, id, true);
        if (!row) throw notFound(REFUSALS.articleGone);
        await restorePost(tx, id, deps.clock.now());
        const restored = (await lockPost(tx, id)) ?? row;
        const after = toAuditedFields(toAdminPost(restored, await readSlug(tx, id)));
        await schedulePublication(tx, restored);
        await recordChange(tx, { ...toAuditEntry(user, row), action: 'post.restore', before: null, after });
      });
    },
  };
}

/** Publishes scheduled articles that are due. */
export async function publishDuePosts(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await publishDueRows(deps.db, deps.clock.now());
}
