import type { AdminMessage } from '../../generated/model.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { toPage } from '../../lib/page.ts';
import { countMessages, findMessages, type MessageRow } from './admin-messages.repository.ts';
import { changeMessage } from './admin-messages.service.ts';

/** Row to contract. */
function toAdminMessage({ id, name, email, subject, message, status, created_at }: MessageRow): AdminMessage {
  return { id, name, email, subject, message, status, createdAt: created_at.toISOString() };
}

/** Messages of the contact form; the contract lets only the role super_admin in. */
export function createAdminMessagesHandlers(deps: Deps): FeatureHandlers<'adminListMessages' | 'adminUpdateMessage'> {
  return {
    adminListMessages: async ({ query }) => {
      const { status, page = 1, limit = 20 } = query;
      const search = query.search?.trim() || undefined;
      const found = await findMessages(deps.db, { search, status }, { limit, offset: (page - 1) * limit });
      const counts = await countMessages(deps.db);
      return { status: 200, body: { ...toPage(found, toAdminMessage, { page, limit }), counts } };
    },

    adminUpdateMessage: async ({ user, params, body }) => ({
      status: 200,
      body: toAdminMessage(await changeMessage(deps, user, params.id, body.status)),
    }),
  };
}
