import type { Conversation } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { toPage } from '../../lib/page.ts';
import { sendFile, storeFile } from './conversation-files.service.ts';
import { toConversation, toSummary } from './conversations.mapper.ts';
import {
  countUnread,
  findConversation,
  listMessages,
  listOwnConversations,
  markRead,
} from './conversations.repository.ts';
import { replyToConversation, startConversation } from './write-conversation.service.ts';

type Operations =
  | 'listConversations'
  | 'startConversation'
  | 'getConversation'
  | 'answerConversation'
  | 'markConversationRead'
  | 'addConversationFile'
  | 'getConversationFile';

/** Messages between a customer and the studio. */
export function createConversationsHandlers(deps: Deps): FeatureHandlers<Operations> {
  const { db, limits } = deps;
  const getOwnRow = async (userId: string, id: string) => {
    const row = await findConversation(db, id);
    if (row?.user_id !== userId) throw notFound(REFUSALS.conversationGone);
    return row;
  };
  const getConversation = async (userId: string, id: string): Promise<Conversation> => {
    const row = await getOwnRow(userId, id);
    return toConversation(row, await listMessages(db, id));
  };
  return {
    listConversations: async ({ user, query: { page = 1, limit = 20 } }) => {
      const result = await listOwnConversations(db, user.id, { limit, offset: (page - 1) * limit });
      const unread = await countUnread(db, user.id);
      return { status: 200, body: { ...toPage(result, toSummary, { page, limit }), unread } };
    },

    startConversation: async ({ user, body }) => {
      await limits.consume('conversation-person', user.id);
      return { status: 201, body: await getConversation(user.id, await startConversation(deps, user, body)) };
    },

    getConversation: async ({ user, params }) => ({ status: 200, body: await getConversation(user.id, params.id) }),

    answerConversation: async ({ user, params, body }) => {
      await limits.consume('conversation-person', user.id);
      await replyToConversation(deps, params.id, body, ({ user_id }) => user_id === user.id);
      return { status: 201, body: await getConversation(user.id, params.id) };
    },

    markConversationRead: async ({ user, params, body }) => {
      const { id } = await getOwnRow(user.id, params.id);
      if (!(await markRead(db, id, body.messageId))) throw notFound(REFUSALS.conversationGone);
      return { status: 204 };
    },

    addConversationFile: async ({ user, body }) => ({ status: 201, body: await storeFile(deps, user, body.file) }),

    getConversationFile: ({ user, params }) =>
      sendFile(deps, params.id, ({ customer_id, kind }) => customer_id === user.id && kind !== 'note'),
  };
}
