import type { VisitorConversation } from '../../../contract/generated/model.ts';
import { toPlainLines } from '../../../contract/rules/text.ts';
import type { MockHandlers } from '../../server/types.ts';
import { sendFile } from '../../store/conversation-files.ts';
import { findByToken, replyToConversation, type StoredConversation, toMessages } from '../../store/conversations.ts';
import type { MockDb } from '../../store/db.ts';

const show = (db: MockDb, { row, expiresAt }: { row: StoredConversation; expiresAt: number }): VisitorConversation => ({
  subject: row.subject,
  closed: row.status === 'closed',
  messages: toMessages(db, row),
  expires_at: new Date(expiresAt).toISOString(),
});

export const createVisitorConversationsHandlers = (
  db: MockDb,
): Pick<MockHandlers, 'getVisitorConversation' | 'answerVisitorConversation' | 'getVisitorConversationFile'> => ({
  getVisitorConversation: ({ headers }) => {
    const opened = findByToken(db, headers['x-conversation-token'] ?? '');
    return 'body' in opened ? opened : { status: 200, body: show(db, opened) };
  },

  answerVisitorConversation: ({ headers, body }) => {
    const opened = findByToken(db, headers['x-conversation-token'] ?? '');
    if ('body' in opened) return opened;
    replyToConversation(db, opened.row, toPlainLines(body.text));
    return { status: 201, body: show(db, opened) };
  },

  getVisitorConversationFile: ({ headers, params }) => {
    const opened = findByToken(db, headers['x-conversation-token'] ?? '');
    if ('body' in opened) return opened;
    const { messages } = opened.row;
    return sendFile(db, params.id, (messageId) => messages.some(({ id, kind }) => id === messageId && kind !== 'note'));
  },
});
