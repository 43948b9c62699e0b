import { addConversationFile } from '@/api/generated/conversations/conversations.ts';
import type { ConversationFile } from '@/api/generated/model.ts';

/** Five megabytes over a slow line take longer than other calls. */
const TIMEOUT_MS = 120_000;

/** Hands a file over for the next message of the signed-in customer. */
export const sendFile = (file: File): Promise<ConversationFile> =>
  addConversationFile({ file }, { timeoutMs: TIMEOUT_MS });
