import type { Transaction } from 'kysely';
import { cleanTags, readTimeOf } from '../../../shared/articles.ts';
import { changedFields } from '../../../shared/changed-fields.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { AdminPost, PostInput } from '../../generated/model.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { recordChange } from '../admin-activity/audit.repository.ts';
import { auditedFields } from '../admin-activity/audited-fields.rules.ts';
import { checkVersion } from '../admin-kit/version.rules.ts';
import { choosePictures } from '../admin-pictures/choose-pictures.service.ts';
import { NO_PICTURE, statusOf, toAdminPost } from './admin-articles.mapper.ts';
import {
  deletePost,
  insertPost,
  lockPost,
  type PostRow,
  type PostValues,
  publishDue,
  restorePost,
  updatePost,
} from './admin-articles.repository.ts';
import { checkComplete, publicationOf } from './post.rules.ts';

const VERBS = { draft: 'unpublish', scheduled: 'schedule', published: 'publish' } as const;

async function valuesOf(
  tx: Transaction<Database>,
  input: PostInput,
  before: PostRow | null,
  now: Date,
): Promise<PostValues> {
  checkComplete(input);
  const content = input.content.trim();
  const [image] = await choosePictures(tx, 'image', input.image === null ? [] : [input.image]);
  return {
    title: input.title.trim(),
    excerpt: input.excerpt.trim(),
    content,
    category: input.category.trim(),
    tags: JSON.stringify(cleanTags(input.tags)),
    image: JSON.stringify(image ?? NO_PICTURE),
    author: input.author.trim(),
    read_time: before?.content === content ? before.read_time : readTimeOf(content),
    ...publicationOf(input, before, now),
  };
}

/** Articles in every state; every change leaves an audit row and is on the pages at once. */
export function createPostsService(deps: Deps) {
  const change = (user: SessionUser, row: PostRow) => ({
    actorId: user.id,
    subject: 'post',
    subjectId: row.id,
    label: row.title,
    at: deps.clock.now(),
  });

  return {
    /** @throws AppError 400 */
    create: async (user: SessionUser, input: PostInput): Promise<AdminPost> => {
      const now = deps.clock.now();
      const row = await inTransaction(deps.db, async (tx) => {
        const made = await insertPost(tx, await valuesOf(tx, input, null, now), now);
        const after = auditedFields(toAdminPost(made));
        await recordChange(tx, { ...change(user, made), action: 'post.create', before: null, after });
        return made;
      });
      deps.invalidatePages();
      return toAdminPost(row);
    },

    /** @throws AppError 400, 404, 409 when the version is not the present one */
    update: async (user: SessionUser, id: number, input: PostInput): Promise<AdminPost> => {
      const now = deps.clock.now();
      const row = await inTransaction(deps.db, async (tx) => {
        const before = await lockPost(tx, id);
        if (!before) throw notFound(REFUSALS.articleGone);
        checkVersion(before.version, input.version);
        const after = await updatePost(tx, id, await valuesOf(tx, input, before, now), now);
        const fields = changedFields(auditedFields(toAdminPost(before)), auditedFields(toAdminPost(after)));
        const verb = statusOf(before) === statusOf(after) ? 'update' : VERBS[statusOf(after)];
        if (fields) await recordChange(tx, { ...change(user, after), action: `post.${verb}`, ...fields });
        return after;
      });
      deps.invalidatePages();
      return toAdminPost(row);
    },

    /** @throws AppError 404 */
    remove: async (user: SessionUser, id: number): Promise<void> => {
      await inTransaction(deps.db, async (tx) => {
        const row = await lockPost(tx, id);
        if (!row) throw notFound(REFUSALS.articleGone);
        await deletePost(tx, id, deps.clock.now());
        const before = auditedFields(toAdminPost(row));
        await recordChange(tx, { ...change(user, row), action: 'post.delete', before, after: null });
      });
      deps.invalidatePages();
    },

    /** @throws AppError 404 when it is not deleted, or gone for good */
    restore: async (user: SessionUser, id: number): Promise<void> => {
      await inTransaction(deps.db, async (tx) => {
        const row = await lockPost(tx, id, true);
        if (!row) throw notFound(REFUSALS.articleGone);
        await restorePost(tx, id, deps.clock.now());
        const after = auditedFields(toAdminPost((await lockPost(tx, id)) ?? row));
        await recordChange(tx, { ...change(user, row), action: 'post.restore', before: null, after });
      });
      deps.invalidatePages();
    },
  };
}

/** Makes scheduled articles public whose moment has come. */
export async function publishDuePosts(deps: Pick<Deps, 'db' | 'clock' | 'invalidatePages'>): Promise<void> {
  if ((await publishDue(deps.db, deps.clock.now())) > 0) deps.invalidatePages();
}
