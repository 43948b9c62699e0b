import { t } from '@lingui/core/macro';
import { errorMessage } from '@/api/api-error.ts';
import { addConversationFile } from '@/api/generated/conversations/conversations.ts';
import { ConversationFileIdsMax } from '@/api/generated/zod/schemas/conversationFileIds.zod.ts';
import type { AttachmentOptions } from '@/components/conversation/use-attachments.ts';

/** Uploads the signed-in customer's files for the next message. */
export const attachmentOptions: AttachmentOptions = {
  upload: (file, init) => addConversationFile({ file }, init),
  toMessage: (error) => errorMessage(error, t`Failed to send this file`),
  maxFiles: ConversationFileIdsMax,
};
