import type { ColumnType, Generated } from 'kysely';

export type ConversationStatus = 'open' | 'waiting' | 'closed' | 'spam';

export interface ConversationsTable {
  /** That of the row of `contact_messages`, when it began in the contact form. */
  id: Generated<string>;
  user_id: string | null;
  /** Who wrote, as he says. */
  name: string;
  email: string;
  subject: string;
  channel: 'form' | 'account';
  status: ColumnType<ConversationStatus, ConversationStatus | undefined, ConversationStatus>;
  assignee_id: string | null;
  order_id: string | null;
  version: Generated<number>;
  /** `seq` of the last message that the person has read. */
  read_seq: Generated<number>;
  first_answer_at: Date | null;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
}

export interface ConversationMessagesTable {
  id: Generated<string>;
  seq: ColumnType<number, never, never>;
  conversation_id: string;
  kind: 'person' | 'studio' | 'note';
  /** Who of the team wrote it. */
  author_id: string | null;
  text: string;
  created_at: ColumnType<Date, Date, never>;
}

export interface ConversationFilesTable {
  id: Generated<string>;
  /** Who handed it over; null once that account is erased. */
  user_id: string | null;
  /** null while it waits for its message */
  message_id: string | null;
  /** Its place among the files of the message, from 0 on. */
  place: Generated<number>;
  storage_key: string;
  name: string;
  type: string;
  size_bytes: number;
  created_at: ColumnType<Date, Date, never>;
}

export interface ConversationLinksTable {
  token_hash: string;
  conversation_id: string;
  expires_at: Date;
}

export interface CannedTextsTable {
  id: Generated<string>;
  title: string;
  text: string;
}

export interface ConversationTables {
  conversations: ConversationsTable;
  conversation_messages: ConversationMessagesTable;
  conversation_files: ConversationFilesTable;
  conversation_links: ConversationLinksTable;
  canned_texts: CannedTextsTable;
}
