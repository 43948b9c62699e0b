import type { ColumnType, Generated } from 'kysely';

type CreatedAt = ColumnType<Date, Date | undefined, never>;

/** A mark of a person or of a visitor who has not signed in, never of both. */
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
  /** Null once the account has been erased, and for comments that were taken over without one. */
  user_id: string | null;
  /** Who wrote a comment that was taken over; null for everybody with an account. */
  guest_name: string | null;
  text: string;
  status: ColumnType<CommentStatus, CommentStatus | undefined, CommentStatus>;
  /** Rises with every change of the status, so that a stale decision can be refused. */
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}

export type SubscriberStatus = 'pending' | 'confirmed' | 'unsubscribed';

export interface NewsletterSubscribersTable {
  id: Generated<string>;
  /** As it was typed; unique by `lower(email)`. */
  email: string;
  status: ColumnType<SubscriberStatus, SubscriberStatus | undefined, SubscriberStatus>;
  /** When it was asked for first. */
  created_at: CreatedAt;
  confirmed_at: Date | null;
  unsubscribed_at: Date | null;
}

export interface NewsletterLinksTable {
  /** SHA-256 of the token, hexadecimal; the token itself is only in the mail. */
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
