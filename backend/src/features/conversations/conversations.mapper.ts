import type {
  Conversation,
  ConversationMessage,
  ConversationOrder,
  ConversationSummary,
  MailedMessage,
} from '../../../../contract/generated/model.ts';
import type { ConversationRow, MailColumns, MessageRow, OwnRow } from './conversations.repository.ts';

/** The order of a conversation. */
export const toConversationOrder = ({
  order_id: id,
  order_number: number,
  product_name,
}: ConversationRow): ConversationOrder | null =>
  id === null || number === null ? null : { id, number, product_name: product_name ?? '' };

/** The email that a message arrived in. */
export const toMailedMessage = ({
  mail_email: email,
  mail_quoted: quoted,
  mail_refused_files,
}: MailColumns): MailedMessage | null =>
  email === null ? null : { email, quoted: quoted ?? '', refused_files: mail_refused_files ?? [] };

/** What the customer may read: everything except the team's notes. */
export const toMessages = (rows: MessageRow[]): ConversationMessage[] =>
  rows.flatMap(({ id, kind, text, files, created_at, ...columns }) => {
    if (kind === 'note') return [];
    // Emails of the studio may quote internal messages.
    const mail = kind === 'person' ? toMailedMessage(columns) : null;
    return [{ id, from: kind, text, files, created_at: created_at.toISOString(), mail }];
  });

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
