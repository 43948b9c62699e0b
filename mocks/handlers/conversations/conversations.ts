import type { Conversation } from '../../../contract/generated/model.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { isOneLine, toPlainLines } from '../../../contract/rules/text.ts';
import { invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { findUnsentFiles, sendFile, storeFile } from '../../store/conversation-files.ts';
import {
  countUnread,
  createConversation,
  notifyStudio,
  replyToConversation,
  type StoredConversation,
  sortByUpdated,
  toConversationOrder,
  toExcerpt,
  toMessages,
} from '../../store/conversations.ts';
import type { MockDb } from '../../store/db.ts';
import { toPage } from '../kit/page.ts';

type Operations =
  | 'listConversations'
  | 'startConversation'
  | 'getConversation'
  | 'answerConversation'
  | 'markConversationRead'
  | 'addConversationFile'
  | 'getConversationFile';

export const createConversationsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const toHead = (row: StoredConversation) => ({
    id: row.id,
    subject: row.subject,
    order: toConversationOrder(db, row),
    closed: row.status === 'closed',
    unread: countUnread(row),
    updated_at: row.updated_at,
  });
  const show = (row: StoredConversation): Conversation => ({ ...toHead(row), messages: toMessages(db, row) });
  const find = (userId: string, id: string) =>
    db.state.conversations.find((row) => row.id === id && row.userId === userId);
  const conversationNotFound = () => notFound(REFUSALS.conversationGone);
  return {
    listConversations: ({ user, query }) => {
      const own = sortByUpdated(db.state.conversations.filter(({ userId }) => userId === user.id));
      const unread = own.reduce((sum, row) => sum + countUnread(row), 0);
      const rows = own.map((row) => ({ ...toHead(row), excerpt: toExcerpt(row) }));
      return { status: 200, body: { ...toPage(rows, query.page, query.limit ?? 20), unread } };
    },

    startConversation: ({ user, body, call: { language } }) => {
      const subject = body.subject.trim();
      if (!isOneLine(subject)) return invalidField('subject', REFUSALS.subjectLines);
      const order = db.state.orders.find(({ id, userId }) => id === body.orderId && userId === user.id);
      if (body.orderId !== undefined && !order) return notFound(REFUSALS.orderNotFound);
      const { id: userId, name, email } = user;
      const text = toPlainLines(body.text);
      const person = { userId, name, email, channel: 'account' as const, orderId: order?.id ?? null, language };
      const files = findUnsentFiles(db, user.id, body.fileIds);
      if ('body' in files) return files;
      const row = createConversation(db, person, { subject, text, files });
      notifyStudio(db, row, text);
      return { status: 201, body: show(row) };
    },

    getConversation: ({ user, params }) => {
      const row = find(user.id, params.id);
      return row ? { status: 200, body: show(row) } : conversationNotFound();
    },

    answerConversation: ({ user, params, body }) => {
      const row = find(user.id, params.id);
      if (!row) return conversationNotFound();
      const files = findUnsentFiles(db, user.id, body.fileIds);
      if ('body' in files) return files;
      replyToConversation(db, row, toPlainLines(body.text), files);
      return { status: 201, body: show(row) };
    },

    markConversationRead: ({ user, params, body }) => {
      const row = find(user.id, params.id);
      const place = row?.messages.findIndex(({ id, kind }) => id === body.messageId && kind !== 'note') ?? -1;
      if (!row || place < 0) return conversationNotFound();
      row.read = Math.max(row.read, place + 1);
      return { status: 204 };
    },

    addConversationFile: ({ user, body }) => storeFile(db, user.id, body.file),

    getConversationFile: ({ user, params }) => {
      const own = db.state.conversations.filter(({ userId }) => userId === user.id).flatMap(({ messages }) => messages);
      return sendFile(db, params.id, (messageId) => own.some(({ id, kind }) => id === messageId && kind !== 'note'));
    },
  };
};
