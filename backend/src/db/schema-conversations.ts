import type { ColumnType, Generated } from 'kysely';

export type ConversationStatus = 'open' | 'waiting' | 'closed' | 'spam';

export interface ConversationsTable {
  /** The id of the row of `contact_messages`, if it started in the contact form. */
  id: Generated<string>;
  user_id: string | null;
  /** The sender's stated name. */
  name: string;
  email: string;
  subject: string;
  channel: 'form' | 'account';
  status: ColumnType<ConversationStatus, ConversationStatus | undefined, ConversationStatus>;
  assignee_id: string | null;
  order_id: string | null;
  version: Generated<number>;
  /** `seq` of the last message that the customer has read. */
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
  /** The author on the team. */
  author_id: string | null;
  text: string;
  created_at: ColumnType<Date, Date, never>;
}

export interface ConversationFilesTable {
  id: Generated<string>;
  /** The uploader; null once that account is erased. */
  user_id: string | null;
  /** null until its message is sent */
  message_id: string | null;
  /** Its position among the message's files, starting at 0. */
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
