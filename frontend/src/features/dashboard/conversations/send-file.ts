import { messageOf } from '@/api/api-error.ts';
import { addConversationFile } from '@/api/generated/conversations/conversations.ts';
import { ConversationFileIdsMax } from '@/api/generated/zod/schemas/conversationFileIds.zod.ts';
import type { Attaching } from '@/components/conversation/use-attachments.ts';

/** Five megabytes over a slow line take longer than other calls. */
const TIMEOUT_MS = 120_000;

/** How the signed-in customer hands files over for the next message. */
export const attaching: Attaching = {
  handOver: (file) => addConversationFile({ file }, { timeoutMs: TIMEOUT_MS }),
  explain: (error) => messageOf(error, 'Failed to send this file'),
  most: ConversationFileIdsMax,
};
