import type { ColumnType, Generated } from 'kysely';

/** A column the database fills on insert and nobody changes afterwards. */
type Stamp = ColumnType<Date, Date | undefined, never>;

export interface UsersTable {
  id: Generated<string>;
  name: string;
  /** As the person typed it (trimmed); unique by `lower(email)` among accounts. */
  email: string;
  /** What counts as one person where a rule is per person: the normalised address, set by the database. */
  person_key: ColumnType<string | null, never, never>;
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
  /** When an administrator deleted the account; the data is erased some time after that. `GUEST_MARK` for a guest. */
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When a link sent to the present address was used; null while nobody has shown that he reads its mails. */
  email_verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** What an administrator's work is; `{all}` for everything, and for customers without a meaning. */
  rights: Generated<string[]>;
}

/** All that a person has, by name: a column that a newer server adds must not change what a running one gets. */
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
  /** Longest pause in seconds before the session ends by itself. */
  idle_seconds: number;
  revoked_at: Date | null;
  /** First 16 hexadecimal digits of the SHA-256 of the User-Agent. */
  user_agent_hash: string | null;
  /** Browser and system in words. */
  device: string | null;
  /** Shortened network it was opened from, such as 203.0.113.0/24. */
  network: string | null;
  /** The id in the device's cookie. */
  device_id: string | null;
  /** When its holder last proved himself after signing in. */
  proven_at: ColumnType<Date | null, never, Date>;
}

/** A browser that an account was opened with. */
export interface KnownDevicesTable {
  user_id: string;
  device_id: string;
  first_seen_at: Date;
  last_seen_at: Date;
  /** Null: its sign-ins ask for the code. */
  trusted_at: Date | null;
  /** `passwordMark` of the password that was right then. */
  trusted_mark: string | null;
}

/** An authenticator app. */
export interface SecondFactorsTable {
  user_id: string;
  /** The secret that the app shares, encrypted with a key of its own. */
  sealed_secret: string;
  /** Period of 30 seconds since 1970 whose code was used last; no earlier code counts. */
  last_step: number;
  /** null until the first code is confirmed */
  enabled_at: Date | null;
}

/** What is left of the codes that work once each instead of the app's. */
export interface RecoveryCodesTable {
  user_id: string;
  /** SHA-256 of the code without hyphens, hexadecimal. */
  code_hash: string;
}

export interface PasskeysTable {
  id: Generated<string>;
  user_id: string;
  /** What the device calls it, in base64url. */
  credential_id: string;
  /** COSE key in base64url. */
  public_key: string;
  /** How often the device has used it, by its own count; 0 for devices that do not count. */
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
  /** Whose new passkey it is for; null: for the use of any. */
  user_id: string | null;
  expires_at: Date;
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

export interface EmailReturnsTable {
  id: Generated<string>;
  user_id: string;
  /** The address that comes back; nobody else can take it meanwhile. */
  email: string;
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string;
  created_at: Date;
  expires_at: Date;
}

/** The one link of an account that proves an address: its own, or the one that takes its place then. */
export interface EmailConfirmationsTable {
  user_id: string;
  /** Where the link went. */
  email: string;
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string;
  created_at: Date;
  expires_at: Date;
}

/** Accounts whose owners have asked for their deletion. */
export interface AccountDeletionsTable {
  user_id: string;
  /** Until then a sign-in keeps the account. */
  due_at: Date;
}

/** Invitations to the administration that nobody has accepted yet. */
export interface InvitationsTable {
  id: Generated<string>;
  name: string;
  email: string;
  rights: string[];
  /** SHA-256 of the present link's token, hexadecimal. */
  token_hash: string;
  /** Null once the administrator's account is gone. */
  invited_by: string | null;
  created_at: Date;
  sent_at: Date;
  expires_at: Date;
}

/** Somebody who has bought without an account: the row of `users` is closed with `GUEST_MARK`. */
export interface GuestsTable {
  user_id: string;
  /** Of the purchase's Idempotency-Key and address, so that a repeated call finds it. */
  key_hash: string | null;
  created_at: Date;
}

export interface GuestLinksTable {
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string;
  user_id: string;
  expires_at: Date;
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
