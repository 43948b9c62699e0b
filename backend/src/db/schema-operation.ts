import type { ColumnType, Generated } from 'kysely';

/** The database's own clock; servers' clocks may differ. */
type Moment = ColumnType<Date, Date | undefined, Date>;

export interface ServersTable {
  id: string;
  /** Host and process. */
  name: string;
  version: string;
  /** The id of this server's worker in the job queue; null if it runs no jobs. */
  worker: string | null;
  started_at: Moment;
  seen_at: Moment;
  /** null while it runs, and for one that was killed */
  stopped_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When it last delivered an email. */
  mail_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface BackupsTable {
  id: Generated<number>;
  /** What started the backup. */
  origin: 'command' | 'schedule';
  started_at: ColumnType<Date, Date, never>;
  finished_at: ColumnType<Date, Date | undefined, never>;
  /** of the archive */
  bytes: number;
  rows: number;
  files: number;
  /** before compression */
  file_bytes: number;
}

/** Administrators who have collapsed the setup guide. */
export interface FoldedGuidesTable {
  user_id: string;
}

/** An email to one recipient, as long as the log keeps it. */
export interface MailLogTable {
  id: string;
  kind: string;
  recipient_name: string;
  recipient_email: string;
  subject: string;
  status: Generated<'waiting' | 'sent' | 'failed'>;
  /** the mail server's last response */
  answer: ColumnType<string | null, string | null | undefined, string | null>;
  attempts: Generated<number>;
  /** the encrypted message, while it can be resent */
  sealed: string | null;
  created_at: Date;
  settled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface OperationTables {
  mail_log: MailLogTable;
  servers: ServersTable;
  backups: BackupsTable;
  folded_guides: FoldedGuidesTable;
}
