import type { Transaction } from 'kysely';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { AdminComment, AdminSubscriber } from '../../generated/model.ts';
import type { Deps, FeatureHandlers, SessionUser } from '../../http/contract/operation.ts';
import { notFound } from '../../http/errors.ts';
import { csvFile, csvLine } from '../../lib/csv.ts';
import { recordChange } from '../admin-activity/audit.repository.ts';
import {
  eraseSubscriber,
  findSubscribers,
  type SubscriberRow,
} from '../admin-subscribers/admin-subscribers.repository.ts';
import {
  countComments,
  deleteComment,
  findAllComments,
  lockComment,
  type ModeratedRow,
  setCommentStatus,
} from './admin-comments.repository.ts';

const EXPORTED = 50_000;

/** Row to contract. */
const toAdminComment = (row: ModeratedRow): AdminComment => ({
  id: row.id,
  text: row.text,
  author: row.name ?? row.guest_name ?? 'Former member',
  email: row.email,
  postId: row.post_id,
  postTitle: row.post_title,
  status: row.status,
  createdAt: row.created_at.toISOString(),
});

/** Row to contract. */
const toAdminSubscriber = ({ id, email, status, created_at, confirmed_at }: SubscriberRow): AdminSubscriber => ({
  id,
  email,
  status,
  createdAt: created_at.toISOString(),
  confirmedAt: confirmed_at?.toISOString() ?? null,
});

type Operations =
  | 'adminListComments'
  | 'adminModerateComment'
  | 'adminDeleteComment'
  | 'adminListSubscribers'
  | 'adminExportSubscribers'
  | 'adminDeleteSubscriber';

/** What readers left: comments and addresses; the contract lets only the role super_admin in. */
export function createReadersHandlers(deps: Deps): FeatureHandlers<Operations> {
  const { db, clock } = deps;
  const lock = async (tx: Transaction<Database>, id: string): Promise<ModeratedRow> => {
    const row = await lockComment(tx, id);
    if (!row) throw notFound('This comment does not exist any more');
    return row;
  };
  // The trail names the article and not the words: a deleted comment must not live on in it.
  const about = (user: SessionUser, row: ModeratedRow) => ({
    actorId: user.id,
    subject: 'comment',
    subjectId: row.id,
    label: `Comment on ${row.post_title}`,
    at: clock.now(),
  });

  return {
    adminListComments: async ({ query }) => {
      const { status, page = 1, limit = 20 } = query;
      const search = query.search?.trim() || undefined;
      const { rows, total } = await findAllComments(db, { search, status }, { limit, offset: (page - 1) * limit });
      const counts = await countComments(db);
      return { status: 200, body: { items: rows.map(toAdminComment), total, page, limit, counts } };
    },

    adminModerateComment: async ({ user, params, body }) => {
      const { status } = body;
      const comment = await inTransaction(db, async (tx) => {
        const row = await lock(tx, params.id);
        if (row.status === status) return row;
        await setCommentStatus(tx, row.id, status, clock.now());
        const states = { before: { status: row.status }, after: { status } };
        await recordChange(tx, { ...about(user, row), action: 'comment.moderate', ...states });
        return { ...row, status };
      });
      deps.invalidatePages();
      return { status: 200, body: toAdminComment(comment) };
    },

    adminDeleteComment: async ({ user, params }) => {
      await inTransaction(db, async (tx) => {
        const row = await lock(tx, params.id);
        await deleteComment(tx, row.id);
        const before = { status: row.status };
        await recordChange(tx, { ...about(user, row), action: 'comment.delete', before, after: null });
      });
      deps.invalidatePages();
      return { status: 204 };
    },

    adminListSubscribers: async ({ query }) => {
      const { status, page = 1, limit = 20 } = query;
      const search = query.search?.trim() || undefined;
      const { rows, total } = await findSubscribers(db, { search, status }, { limit, offset: (page - 1) * limit });
      return { status: 200, body: { items: rows.map(toAdminSubscriber), total, page, limit } };
    },

    adminExportSubscribers: async ({ query }) => {
      const search = query.search?.trim() || undefined;
      const filter = { search, status: query.status };
      const { rows } = await findSubscribers(db, filter, { limit: EXPORTED, offset: 0 });
      const lines = rows.map(({ email, status, created_at, confirmed_at }) =>
        csvLine([email, status, created_at.toISOString(), confirmed_at?.toISOString() ?? null]),
      );
      return csvFile('subscribers.csv', [csvLine(['E-mail', 'Status', 'Since', 'Confirmed']), ...lines]);
    },

    adminDeleteSubscriber: async ({ user, params }) => {
      await inTransaction(db, async (tx) => {
        if (!(await eraseSubscriber(tx, params.id))) throw notFound('This address is not in the list any more');
        // Not the address: it was erased to be forgotten.
        const change = { actorId: user.id, subject: 'subscriber', subjectId: params.id, label: 'Newsletter address' };
        await recordChange(tx, { ...change, action: 'subscriber.delete', at: clock.now(), before: null, after: null });
      });
      return { status: 204 };
    },
  };
}
