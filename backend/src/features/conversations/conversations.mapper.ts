import type {
  Conversation,
  ConversationMessage,
  ConversationOrder,
  ConversationSummary,
} from '../../../../contract/generated/model.ts';
import type { ConversationRow, MessageRow, OwnRow } from './conversations.repository.ts';

/** The order of a conversation. */
export const toConversationOrder = ({
  order_id: id,
  order_number: number,
  product_name,
}: ConversationRow): ConversationOrder | null =>
  id === null || number === null ? null : { id, number, product_name: product_name ?? '' };

/** What the customer may read: everything except the team's notes. */
export const toMessages = (rows: MessageRow[]): ConversationMessage[] =>
  rows.flatMap(({ id, kind, text, files, created_at }) =>
    kind === 'note' ? [] : [{ id, from: kind, text, files, created_at: created_at.toISOString() }],
  );

/** Whether the conversation is closed; the customer must not learn that it was marked as spam. */
export const isClosed = ({ status }: ConversationRow): boolean => status === 'closed';

export const toSummary = (row: OwnRow): ConversationSummary => ({
  id: row.id,
  subject: row.subject,
  order: toConversationOrder(row),
  closed: isClosed(row),
  unread: row.unread,
  excerpt: row.excerpt,
  updated_at: row.updated_at.toISOString(),
});

export const toConversation = (row: ConversationRow, messages: MessageRow[]): Conversation => ({
  id: row.id,
  subject: row.subject,
  order: toConversationOrder(row),
  closed: isClosed(row),
  unread: messages.filter(({ kind, seq }) => kind === 'studio' && seq > row.read_seq).length,
  updated_at: row.updated_at.toISOString(),
  messages: toMessages(messages),
});
