import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { sendFile } from './conversation-files.service.ts';
import { getLink, getVisitorConversation } from './conversation-link.service.ts';
import { replyToConversation } from './write-conversation.service.ts';

/** The contract requires the header. */
const readToken = (headers: { 'x-conversation-token'?: string }): string => headers['x-conversation-token'] ?? '';

/** Conversations without an account; only the token of one gives access. */
export function createVisitorConversationsHandlers(
  deps: Deps,
): FeatureHandlers<'getVisitorConversation' | 'answerVisitorConversation' | 'getVisitorConversationFile'> {
  const { limits } = deps;
  const getRequestedLink = async (ip: string, token: string) => {
    await limits.consume('conversation-token-network', ip);
    return getLink(deps, token);
  };
  return {
    getVisitorConversation: async ({ headers, call }) => ({
      status: 200,
      body: await getVisitorConversation(deps, await getRequestedLink(call.ip, readToken(headers))),
    }),

    answerVisitorConversation: async ({ headers, body, call }) => {
      const link = await getRequestedLink(call.ip, readToken(headers));
      await limits.consume('conversation-token', link.conversation_id);
      await replyToConversation(deps, link.conversation_id, body, ({ user_id }) => user_id === null);
      return { status: 201, body: await getVisitorConversation(deps, link) };
    },

    getVisitorConversationFile: async ({ headers, params, call }) => {
      const { conversation_id: opened } = await getRequestedLink(call.ip, readToken(headers));
      // Once the conversation has moved to an account, it is read there.
      return sendFile(
        deps,
        params.id,
        ({ conversation_id, customer_id, kind }) =>
          conversation_id === opened && customer_id === null && kind !== 'note',
      );
    },
  };
}
