import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { handOver } from './conversation-files.service.ts';
import { openToken, showVisitor } from './conversation-link.service.ts';
import { writeOn } from './write-conversation.service.ts';

/** The contract requires the header. */
const tokenOf = (headers: { 'x-conversation-token'?: string }): string => headers['x-conversation-token'] ?? '';

/** Conversations without an account; only the token of one gives access. */
export function createVisitorConversationsHandlers(
  deps: Deps,
): FeatureHandlers<'getVisitorConversation' | 'answerVisitorConversation' | 'getVisitorConversationFile'> {
  const { limits } = deps;
  const open = async (ip: string, token: string) => {
    await limits.take('conversation-token-network', ip);
    return openToken(deps, token);
  };
  return {
    getVisitorConversation: async ({ headers, call }) => ({
      status: 200,
      body: await showVisitor(deps, await open(call.ip, tokenOf(headers))),
    }),

    answerVisitorConversation: async ({ headers, body, call }) => {
      const link = await open(call.ip, tokenOf(headers));
      await limits.take('conversation-token', link.conversation_id);
      await writeOn(deps, link.conversation_id, body, ({ user_id }) => user_id === null);
      return { status: 201, body: await showVisitor(deps, link) };
    },

    getVisitorConversationFile: async ({ headers, params, call }) => {
      const { conversation_id: opened } = await open(call.ip, tokenOf(headers));
      // Once the conversation has moved to an account, it is read there.
      return handOver(
        deps,
        params.id,
        ({ conversation_id, customer_id, kind }) =>
          conversation_id === opened && customer_id === null && kind !== 'note',
      );
    },
  };
}
