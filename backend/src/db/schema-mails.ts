import type { Generated } from 'kysely';

/** Kinds of mails that a person does not want. */
export interface MailStopsTable {
  user_id: string;
  kind: string;
  created_at: Date;
}

/** Who of the studio is mailed; without an address it is the studio's own. */
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
  /** a digest also of a day on which nothing was */
  quiet_digest: boolean;
  review_days: number;
  /** what was paid before is told to nobody */
  orders_from: Date;
  /** the last day that was told, `yyyy-mm-dd` */
  digest_day: string | null;
  version: number;
  updated_at: Date;
}

/** Orders that the studio was mailed about. */
export interface OrderAlertsTable {
  order_id: string;
  /** together with others */
  batched: boolean;
  created_at: Date;
}

/** Who was asked for a review of which product. */
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
