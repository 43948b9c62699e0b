import type { ColumnType, Generated } from 'kysely';

/** A column that the database fills on insert and that never changes afterwards. */
type Stamp = ColumnType<Date, Date | undefined, never>;

export interface UsersTable {
  id: Generated<string>;
  name: string;
  /** As typed (trimmed); unique by `lower(email)` among accounts. */
  email: string;
  /** Identifies a person where a rule is per person: the normalised email, set by the database. */
  person_key: ColumnType<string | null, never, never>;
  /** Argon2id in PHC notation. */
  password_hash: string;
  role: ColumnType<'customer' | 'super_admin', 'customer' | 'super_admin' | undefined, 'customer' | 'super_admin'>;
  status: ColumnType<'active' | 'suspended', 'active' | 'suspended' | undefined, 'active' | 'suspended'>;
  /** Storage key, such as `avatars/x.webp`, or null. */
  avatar: string | null;
  address: string | null;
  created_at: Stamp;
  /** Incremented with every change of name, email, role or status. */
  version: Generated<number>;
  /** When an administrator deleted the account; the data is erased some time later. `GUEST_MARK` for a guest. */
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When a link sent to the current email was used; null while it is unverified. */
  email_verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** An administrator's rights; `{all}` for everything. No meaning for customers. */
  rights: Generated<string[]>;
}

/** All columns of a user, by name: a column added by a newer server must not change what a running one reads. */
export const USER_COLUMNS = [
  'id',
  'name',
  'email',
  'password_hash',
  'role',
  'status',
  'avatar',
  'address',
  'created_at',
  'version',
  'deleted_at',
  'email_verified_at',
  'rights',
] as const satisfies (keyof UsersTable)[];

export interface SessionsTable {
  id: Generated<string>;
  user_id: string;
  created_at: Stamp;
  last_seen_at: ColumnType<Date, Date | undefined, Date>;
  expires_at: Date;
  /** Maximum idle time in seconds before the session ends. */
  idle_seconds: number;
  revoked_at: Date | null;
  /** First 16 hexadecimal digits of the SHA-256 of the User-Agent. */
  user_agent_hash: string | null;
  /** Browser and operating system. */
  device: string | null;
  /** Shortened network it was opened from, such as 203.0.113.0/24. */
  network: string | null;
  /** The id in the device's cookie. */
  device_id: string | null;
  /** When the user was last verified after signing in. */
  proven_at: ColumnType<Date | null, never, Date>;
}

/** A browser used to sign in to an account. */
export interface KnownDevicesTable {
  user_id: string;
  device_id: string;
  first_seen_at: Date;
  last_seen_at: Date;
  /** Null: its sign-ins require the code. */
  trusted_at: Date | null;
  /** `passwordMark` of the password at that time. */
  trusted_mark: string | null;
}

/** An authenticator app. */
export interface SecondFactorsTable {
  user_id: string;
  /** The secret shared with the app, encrypted with a separate key. */
  sealed_secret: string;
  /** The 30-second period since 1970 of the last used code; no earlier code is accepted. */
  last_step: number;
  /** null until the first code is confirmed */
  enabled_at: Date | null;
}

/** The unused recovery codes, each of which works once instead of an app code. */
export interface RecoveryCodesTable {
  user_id: string;
  /** SHA-256 of the code without hyphens, hexadecimal. */
  code_hash: string;
}

export interface PasskeysTable {
  id: Generated<string>;
  user_id: string;
  /** The credential id, in base64url. */
  credential_id: string;
  /** COSE key in base64url. */
  public_key: string;
  /** The device's signature counter; 0 for devices without one. */
  counter: number;
  transports: ColumnType<string[], readonly string[], never>;
  synced: boolean;
  name: string;
  created_at: Stamp;
  last_used_at: ColumnType<Date | null, never, Date>;
}

export interface PasskeyChallengesTable {
  /** SHA-256 of the challenge, hexadecimal. */
  challenge_hash: string;
  /** The user registering a new passkey; null for signing in. */
  user_id: string | null;
  expires_at: Date;
}

export interface PasswordResetsTable {
  id: Generated<string>;
  user_id: string;
  /** SHA-256 of the token, hexadecimal; the token itself is only in the email. */
  token_hash: string;
  created_at: Stamp;
  expires_at: Date;
  used_at: Date | null;
}

export interface EmailReturnsTable {
  id: Generated<string>;
  user_id: string;
  /** The email to restore; no one else can take it until then. */
  email: string;
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string;
  created_at: Date;
  expires_at: Date;
}

/** An account's only link that verifies an email: its own, or the new one that replaces it. */
export interface EmailConfirmationsTable {
  user_id: string;
  /** The email that the link was sent to. */
  email: string;
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string;
  created_at: Date;
  expires_at: Date;
}

/** Accounts scheduled for deletion by their owners. */
export interface AccountDeletionsTable {
  user_id: string;
  /** Until then a sign-in cancels the deletion. */
  due_at: Date;
}

/** Open invitations to the administration. */
export interface InvitationsTable {
  id: Generated<string>;
  name: string;
  email: string;
  rights: string[];
  /** SHA-256 of the current link's token, hexadecimal. */
  token_hash: string;
  /** Null once the administrator's account is erased. */
  invited_by: string | null;
  created_at: Date;
  sent_at: Date;
  expires_at: Date;
}

/** A guest: the row of `users` is closed with `GUEST_MARK`. */
export interface GuestsTable {
  user_id: string;
  /** Hash of the purchase's Idempotency-Key and email, so that a repeated call finds it. */
  key_hash: string | null;
  created_at: Date;
}

export interface GuestLinksTable {
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string;
  user_id: string;
  expires_at: Date;
}

/** Counters of attempts, one row per key. */
export interface RateLimitsTable {
  key: string;
  points: number;
  expire: number | null;
}

export interface MailOutboxTable {
  id: Generated<string>;
  kind: string;
  /** The whole message, encrypted: it may contain a reset link. */
  sealed: string;
  created_at: Stamp;
  /** Not before this moment; postponed after each failure. */
  due_at: Date;
  expires_at: Date;
  attempts: Generated<number>;
  last_error: string | null;
}

export interface AccountTables {
  users: UsersTable;
  sessions: SessionsTable;
  known_devices: KnownDevicesTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  password_resets: PasswordResetsTable;
  email_returns: EmailReturnsTable;
  email_confirmations: EmailConfirmationsTable;
  account_deletions: AccountDeletionsTable;
  invitations: InvitationsTable;
  guests: GuestsTable;
  guest_links: GuestLinksTable;
  rate_limits: RateLimitsTable;
  mail_outbox: MailOutboxTable;
}
