import type { ColumnType, Generated } from 'kysely';

/** A column the database fills on insert and nobody changes afterwards. */
type Stamp = ColumnType<Date, Date | undefined, never>;

export interface UsersTable {
  id: Generated<string>;
  name: string;
  /** As the person typed it (trimmed); unique by `lower(email)`. */
  email: string;
  /** Argon2id in PHC notation. */
  password_hash: string;
  role: ColumnType<'customer' | 'super_admin', 'customer' | 'super_admin' | undefined, 'customer' | 'super_admin'>;
  status: ColumnType<'active' | 'suspended', 'active' | 'suspended' | undefined, 'active' | 'suspended'>;
  /** Storage key, such as `avatars/x.webp`, or null. */
  avatar: string | null;
  address: string | null;
  created_at: Stamp;
  /** Grows with every change of name, e-mail, role or status. */
  version: Generated<number>;
  /** When an administrator deleted the account; the data is erased some time after that. */
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface SessionsTable {
  id: Generated<string>;
  user_id: string;
  created_at: Stamp;
  last_seen_at: ColumnType<Date, Date | undefined, Date>;
  expires_at: Date;
  /** Longest pause in seconds before the session ends by itself. */
  idle_seconds: number;
  revoked_at: Date | null;
  /** First 16 hexadecimal digits of the SHA-256 of the User-Agent. */
  user_agent_hash: string | null;
}

export interface PasswordResetsTable {
  id: Generated<string>;
  user_id: string;
  /** SHA-256 of the token, hexadecimal; the token itself is only in the mail. */
  token_hash: string;
  created_at: Stamp;
  expires_at: Date;
  used_at: Date | null;
}

/** Counters of attempts, one row for each key. */
export interface RateLimitsTable {
  key: string;
  points: number;
  expire: number | null;
}

export interface MailOutboxTable {
  id: Generated<string>;
  kind: string;
  /** The whole message, encrypted: it may hold a reset link. */
  sealed: string;
  created_at: Stamp;
  /** Not before this moment; moves forward after each failure. */
  due_at: Date;
  expires_at: Date;
  attempts: Generated<number>;
  last_error: string | null;
}

export interface AccountTables {
  users: UsersTable;
  sessions: SessionsTable;
  password_resets: PasswordResetsTable;
  rate_limits: RateLimitsTable;
  mail_outbox: MailOutboxTable;
}
