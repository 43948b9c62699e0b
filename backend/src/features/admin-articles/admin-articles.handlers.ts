import { inTransaction } from '../../db/retry.ts';
import type { AdminMessage } from '../../generated/model.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { notFound } from '../../http/errors.ts';
import { recordChange } from '../admin-activity/audit.repository.ts';
import { changeBanner, getBanner } from '../admin-banner/banner.ts';
import {
  countMessages,
  findMessages,
  lockMessage,
  type MessageRow,
  markMessage,
} from '../admin-messages/admin-messages.repository.ts';
import { findAllPosts, findAnyPost } from './admin-articles.repository.ts';
import { createPostsService } from './admin-articles.service.ts';
import { toAdminPost, toAdminPostRow } from './to-admin-post.ts';

/** Row to contract. */
function toAdminMessage({ id, name, email, subject, message, status, created_at }: MessageRow): AdminMessage {
  return { id, name, email, subject, message, status, createdAt: created_at.toISOString() };
}

type Operations =
  | 'adminListPosts'
  | 'adminGetPost'
  | 'adminCreatePost'
  | 'adminUpdatePost'
  | 'adminGetBanner'
  | 'adminUpdateBanner'
  | 'adminListMessages'
  | 'adminUpdateMessage';

/** Articles, banner and inbox; the contract lets only the role super_admin in. */
export function createContentHandlers(deps: Deps): FeatureHandlers<Operations> {
  const posts = createPostsService(deps);
  return {
    adminListPosts: async ({ query }) => {
      const { status, category, sort = '-updated', page = 1, limit = 20 } = query;
      const search = query.search?.trim() || undefined;
      const range = { limit, offset: (page - 1) * limit };
      const { rows, total } = await findAllPosts(deps.db, { search, status, category }, sort, range);
      return { status: 200, body: { items: rows.map(toAdminPostRow), total, page, limit } };
    },

    adminGetPost: async ({ params }) => {
      const row = await findAnyPost(deps.db, Number(params.id));
      if (!row) throw notFound('This article does not exist any more');
      return { status: 200, body: toAdminPost(row) };
    },

    adminCreatePost: async ({ user, body }) => ({ status: 201, body: await posts.create(user, body) }),

    adminUpdatePost: async ({ user, params, body }) => ({
      status: 200,
      body: await posts.update(user, Number(params.id), body),
    }),

    adminGetBanner: async () => ({ status: 200, body: await getBanner(deps) }),

    adminUpdateBanner: async ({ user, body }) => ({ status: 200, body: await changeBanner(deps, user, body) }),

    adminListMessages: async ({ query }) => {
      const { status, page = 1, limit = 20 } = query;
      const search = query.search?.trim() || undefined;
      const { rows, total } = await findMessages(deps.db, { search, status }, { limit, offset: (page - 1) * limit });
      const counts = await countMessages(deps.db);
      return { status: 200, body: { items: rows.map(toAdminMessage), total, page, limit, counts } };
    },

    adminUpdateMessage: async ({ user, params, body }) => {
      const message = await inTransaction(deps.db, async (tx) => {
        const row = await lockMessage(tx, params.id);
        if (!row) throw notFound('This message does not exist any more');
        if (row.status === body.status) return row;
        await markMessage(tx, row.id, body.status);
        // Its subject and nothing of its text: the trail is kept longer than the message.
        const change = { actorId: user.id, subject: 'message', subjectId: row.id, label: row.subject };
        const states = { before: { status: row.status }, after: { status: body.status } };
        await recordChange(tx, { ...change, action: 'message.update', at: deps.clock.now(), ...states });
        return { ...row, status: body.status };
      });
      return { status: 200, body: toAdminMessage(message) };
    },
  };
}
