import type { Transaction } from 'kysely';
import { cleanTags, readTimeOf } from '../../../shared/articles.ts';
import { auditedFields } from '../../../shared/audited-fields.ts';
import { changedFields } from '../../../shared/changed-fields.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import { articleState } from '../../../shared/revisions.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { AdminPost, PostInput } from '../../generated/model.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { checkVersion } from '../../lib/edit-version.ts';
import { invalid, notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { choosePictures } from '../media/choose-pictures.service.ts';
import { holdText, renderText, type StoredText } from '../media/render-text.service.ts';
import { spelledNames } from '../site/topics.service.ts';
import { findPostAddress, leaveAddress, takeAddress } from './addresses.repository.ts';
import { NO_PICTURE, statusOf, toAdminPost } from './admin-articles.mapper.ts';
import {
  deletePost,
  findSeries,
  insertPost,
  lockPost,
  type PostRow,
  type PostValues,
  publishDue,
  restorePost,
  updatePost,
} from './admin-articles.repository.ts';
import { checkComplete, publicationOf } from './post.rules.ts';
import { keepRevision } from './record-revision.service.ts';
import { deleteWorkingCopy } from './working-copies.repository.ts';

const VERBS = { draft: 'unpublish', scheduled: 'schedule', published: 'publish' } as const;

async function valuesOf(
  tx: Transaction<Database>,
  input: PostInput,
  before: PostRow | null,
  text: StoredText,
  now: Date,
): Promise<PostValues> {
  const content = input.content.trim();
  const typed = input.category.trim();
  const [category = ''] = typed === '' ? [] : await spelledNames(tx, 'postCategories', [typed]);
  const [image] = await choosePictures(tx, 'image', input.image === null ? [] : [input.image]);
  return {
    title: input.title.trim(),
    excerpt: input.excerpt.trim(),
    content,
    ...(await holdText(tx, text)),
    category,
    tags: JSON.stringify(await spelledNames(tx, 'postTags', cleanTags(input.tags))),
    series: await seriesOf(tx, input.series?.trim() ?? before?.series ?? ''),
    image: JSON.stringify(image ?? NO_PICTURE),
    author: input.author.trim(),
    read_time: before?.content === content ? before.read_time : readTimeOf(content),
    ...publicationOf(input, before, now, await findShopZone(tx)),
  };
}

/** In the spelling used by the other parts of the series. */
const seriesOf = async (tx: Transaction<Database>, name: string): Promise<string> =>
  name === '' ? '' : ((await findSeries(tx, name))[0] ?? name);

const addressOf = async (tx: Transaction<Database>, id: number): Promise<string> =>
  (await findPostAddress(tx, id)) ?? '';

/** Changes the article's slug if the input contains one. @throws AppError 400 when another article has it */
async function move(tx: Transaction<Database>, id: number, before: string, input: PostInput): Promise<string> {
  const { address = before } = input;
  if (address === before) return before;
  if (/^[\d-]+$/.test(address)) throw invalid('address', REFUSALS.addressNumber);
  await leaveAddress(tx, id);
  if (address !== '' && !(await takeAddress(tx, id, address))) throw invalid('address', REFUSALS.articleAddressUsed);
  return address;
}

const savedState = (row: PostRow, address: string) => ({
  state: articleState(toAdminPost(row, address)),
  at: row.updated_at,
});

/** Articles in all states; every change adds an audit row and is visible on the pages immediately. */
export function createPostsService(deps: Deps) {
  const change = (user: SessionUser, row: PostRow) => ({
    actorId: user.id,
    subject: 'post',
    subjectId: row.id,
    label: row.title,
    at: deps.clock.now(),
  });

  /** A scheduled article is published by a job; for one that was rescheduled or unpublished the job has no effect. */
  const publishLater = async (tx: Transaction<Database>, row: PostRow) => {
    if (statusOf(row) !== 'scheduled' || row.publish_at === null) return;
    await deps.jobs.add('articles.publish', {}, { db: tx, runAt: row.publish_at, key: `articles.publish:${row.id}` });
  };

  return {
    /** @throws AppError 400 */
    create: async (user: SessionUser, input: PostInput): Promise<AdminPost> => {
      checkComplete(input);
      const now = deps.clock.now();
      const text = await renderText(deps, 'content', input);
      return inTransaction(deps.db, async (tx) => {
        const made = await insertPost(tx, await valuesOf(tx, input, null, text, now), now);
        const address = await move(tx, made.id, '', input);
        const after = auditedFields(toAdminPost(made, address));
        await recordChange(tx, { ...change(user, made), action: 'post.create', before: null, after });
        await keepRevision(tx, { kind: 'posts', id: made.id }, null, {
          ...savedState(made, address),
          authorId: user.id,
        });
        await publishLater(tx, made);
        await deleteWorkingCopy(tx, { kind: 'posts', id: null, authorId: user.id });
        return toAdminPost(made, address);
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
        const former = await addressOf(tx, id);
        const after = await updatePost(tx, id, await valuesOf(tx, input, before, text, now), now);
        const address = await move(tx, id, former, input);
        const [was, is] = [toAdminPost(before, former), toAdminPost(after, address)];
        const fields = changedFields(auditedFields(was), auditedFields(is));
        const done = verb ?? (statusOf(before) === statusOf(after) ? 'update' : VERBS[statusOf(after)]);
        if (fields) await recordChange(tx, { ...change(user, after), action: `post.${done}`, ...fields });
        const saved = { ...savedState(after, address), authorId: user.id };
        await keepRevision(tx, { kind: 'posts', id }, savedState(before, former), saved);
        await publishLater(tx, after);
        await deleteWorkingCopy(tx, { kind: 'posts', id, authorId: user.id });
        return is;
      });
    },

    /** @throws AppError 404 */
    remove: async (user: SessionUser, id: number): Promise<void> => {
      await inTransaction(deps.db, async (tx) => {
        const row = await lockPost(tx, id);
        if (!row) throw notFound(REFUSALS.articleGone);
        await deletePost(tx, id, deps.clock.now());
        const before = auditedFields(toAdminPost(row, await addressOf(tx, id)));
        await recordChange(tx, { ...change(user, row), action: 'post.delete', before, after: null });
      });
    },

    /** @throws AppError 404 when it is not deleted, or permanently deleted */
    restore: async (user: SessionUser, id: number): Promise<void> => {
      await inTransaction(deps.db, async (tx) => {
        const row = await lockPost(tx, id, true);
        if (!row) throw notFound(REFUSALS.articleGone);
        await restorePost(tx, id, deps.clock.now());
        const restored = (await lockPost(tx, id)) ?? row;
        const after = auditedFields(toAdminPost(restored, await addressOf(tx, id)));
        await publishLater(tx, restored);
        await recordChange(tx, { ...change(user, row), action: 'post.restore', before: null, after });
      });
    },
  };
}

/** Publishes scheduled articles that are due. */
export async function publishDuePosts(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await publishDue(deps.db, deps.clock.now());
}
