import type { Generated } from 'kysely';

/** Kinds of emails that a user has unsubscribed from. */
export interface MailStopsTable {
  user_id: string;
  kind: string;
  created_at: Date;
}

/** The studio's email recipients; one without an email is the studio's own. */
export interface MailReceiversTable {
  id: Generated<string>;
  email: string | null;
  orders: boolean;
  payments: Generated<boolean>;
  payouts: Generated<boolean>;
  digest: boolean;
}

/** One row. */
export interface MailSettingsTable {
  id: Generated<number>;
  time_zone: string;
  /** sends a digest even for a day without events */
  quiet_digest: boolean;
  review_days: number;
  /** earlier payments are not reported */
  orders_from: Date;
  /** the day of the last digest, `yyyy-mm-dd` */
  digest_day: string | null;
  version: number;
  updated_at: Date;
}

/** Orders already reported to the studio by email. */
export interface OrderAlertsTable {
  order_id: string;
  /** in a combined email */
  batched: boolean;
  created_at: Date;
}

/** Review invitations sent, by user and product. */
export interface ReviewInvitationsTable {
  user_id: string;
  product_id: number;
  created_at: Date;
}

export interface MailTables {
  mail_stops: MailStopsTable;
  mail_receivers: MailReceiversTable;
  mail_settings: MailSettingsTable;
  order_alerts: OrderAlertsTable;
  review_invitations: ReviewInvitationsTable;
}
