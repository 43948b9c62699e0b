import { toPlainLines } from '../../backend/shared/text.ts';
import type { VisitorConversation } from '../generated/model.ts';
import type { MockHandlers } from '../server/types.ts';
import { openedBy, readable, type StoredConversation, writeOn } from '../store/conversations.ts';
import type { MockDb } from '../store/db.ts';

const show = ({ row, expiresAt }: { row: StoredConversation; expiresAt: number }): VisitorConversation => ({
  ...{ subject: row.subject, closed: row.status === 'closed', messages: readable(row) },
  expiresAt: new Date(expiresAt).toISOString(),
});

export const createVisitorConversationsHandlers = (
  db: MockDb,
): Pick<MockHandlers, 'getVisitorConversation' | 'answerVisitorConversation'> => ({
  getVisitorConversation: ({ headers }) => {
    const opened = openedBy(db, headers['x-conversation-token'] ?? '');
    return 'body' in opened ? opened : { status: 200, body: show(opened) };
  },

  answerVisitorConversation: ({ headers, body }) => {
    const opened = openedBy(db, headers['x-conversation-token'] ?? '');
    if ('body' in opened) return opened;
    writeOn(db, opened.row, toPlainLines(body.text));
    return { status: 201, body: show(opened) };
  },
});
