import type { ColumnType, Generated } from 'kysely';

/** The database's own clock; servers' clocks may differ. */
type Moment = ColumnType<Date, Date | undefined, Date>;

export interface ServersTable {
  id: string;
  /** Host and process. */
  name: string;
  version: string;
  /** What the job queue calls this server's worker; null while it runs no jobs. */
  worker: string | null;
  started_at: Moment;
  seen_at: Moment;
  /** null while it runs, and for one that was killed */
  stopped_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When it has delivered a mail last. */
  mail_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface BackupsTable {
  id: Generated<number>;
  /** Who asked for it. */
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

/** Administrators who have folded the first-run guide. */
export interface FoldedGuidesTable {
  user_id: string;
}

/** A mail to one person, as long as the log keeps it. */
export interface MailLogTable {
  id: string;
  kind: string;
  recipient_name: string;
  recipient_email: string;
  subject: string;
  status: Generated<'waiting' | 'sent' | 'failed'>;
  /** what the mail server said last */
  answer: ColumnType<string | null, string | null | undefined, string | null>;
  attempts: Generated<number>;
  /** the encrypted message, while it may be sent again */
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
