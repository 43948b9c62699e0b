import type { ColumnType, Generated } from 'kysely';

type CreatedAt = ColumnType<Date, Date | undefined, never>;

/** A reaction of either a user or a visitor who has not signed in. */
export interface PostMarksTable {
  user_id: string | null;
  visitor_id: string | null;
  post_id: number;
  created_at: ColumnType<Date, Date | undefined, Date>;
}

export type CommentStatus = 'pending' | 'approved' | 'rejected' | 'spam';

export interface CommentsTable {
  id: Generated<string>;
  post_id: number;
  /** Null once the account has been erased, and for imported comments without an account. */
  user_id: string | null;
  /** The author of an imported comment; null for authors with an account. */
  guest_name: string | null;
  text: string;
  status: ColumnType<CommentStatus, CommentStatus | undefined, CommentStatus>;
  /** Incremented with every change of the status, so that a stale decision can be rejected. */
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}

export type SubscriberStatus = 'pending' | 'confirmed' | 'unsubscribed';

export interface NewsletterSubscribersTable {
  id: Generated<string>;
  /** As typed; unique by `lower(email)`. */
  email: string;
  status: ColumnType<SubscriberStatus, SubscriberStatus | undefined, SubscriberStatus>;
  /** When it was first requested. */
  created_at: CreatedAt;
  confirmed_at: Date | null;
  unsubscribed_at: Date | null;
}

export interface NewsletterLinksTable {
  /** SHA-256 of the token, hexadecimal; the token itself is only in the email. */
  token_hash: string;
  subscriber_id: string;
  created_at: CreatedAt;
  expires_at: Date;
}

export interface BlogTables {
  post_likes: PostMarksTable;
  post_saves: PostMarksTable;
  comments: CommentsTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  newsletter_links: NewsletterLinksTable;
  waitlist_subscribers: NewsletterSubscribersTable;
  waitlist_links: NewsletterLinksTable;
}
