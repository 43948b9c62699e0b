import { messageOf } from '@/api/api-error.ts';
import { addConversationFile } from '@/api/generated/conversations/conversations.ts';
import { ConversationFileIdsMax } from '@/api/generated/zod/schemas/conversationFileIds.zod.ts';
import type { Attaching } from '@/components/conversation/use-attachments.ts';

/** Uploads the signed-in customer's files for the next message. */
export const attaching: Attaching = {
  handOver: (file, init) => addConversationFile({ file }, init),
  explain: (error) => messageOf(error, 'Failed to send this file'),
  most: ConversationFileIdsMax,
};
