import type { Kysely } from 'kysely';
import type { Handlers, OperationId } from '../../../../contract/generated/operations.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import type { Database } from '../../db/schema.ts';
import type { Env } from '../../env.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Background } from '../../lib/background.ts';
import type { Changes } from '../../lib/changes.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Logger } from '../../lib/log.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Transport } from '../../mail/transport.ts';
import type { FileStorage } from '../../storage/storage.ts';
import type { Limits } from '../protection/limits.ts';
import type { SignedCookie } from '../protection/signed-cookie.ts';
import type { Visitors } from '../protection/visitor.ts';
import type { SiteState } from '../site-state.ts';
import type { SystemInfo } from '../system-info.ts';

/** The user of a request, read from the database each time; never from the token's claims. */
export interface SessionUser {
  id: string;
  name: string;
  email: string;
  role: 'customer' | 'super_admin';
  status: 'active';
  /** An administrator's rights; no meaning for customers. */
  rights: readonly string[];
  /** Storage key of the picture, such as avatars/x.webp, or null. */
  avatar: string | null;
  address: string | null;
  /** Chosen by the user; null for none. */
  language: string | null;
  created_at: Date;
  /** Whether the administration is blocked until this administrator sets up an authenticator app. */
  lacks_factor: boolean;
}

/** The API key of a call. */
export interface CallingKey {
  id: string;
  name: string;
  /** Of the secret that was sent: the newest one, or one that was replaced and works for some hours more. */
  secretHash: string;
}

/** What a handler may know about the request in addition to its contract input. */
export interface Call {
  /** The caller's network: an IPv4 address or an IPv6 /64. */
  ip: string;
  /** Country of that network, if the proxy in front names it, ISO 3166-1. */
  country: string | null;
  requestId: string;
  /** Present if and only if the request has a valid session. */
  sessionId: string | null;
  /** Until when that session may perform actions that need recent verification, and whether that is still valid. */
  provenUntil: Date | null;
  isProven: boolean;
  /**
   * A visitor who has saved or liked something without signing in; null for all others and for calls from other sites.
   */
  visitorId: string | null;
  /** The browser, once a user has signed in with it; null for calls from other sites. */
  deviceId: string | null;
  userAgent: string;
  /** Null in a session and without one. */
  apiKey: CallingKey | null;
  /** For every text of the response. */
  language: Language;
}

/** Moves what a visitor has collected, such as saved products, to the account that has just signed in. */
export type MergeVisitor = (
  deps: Pick<Deps, 'db' | 'log'>,
  call: Pick<Call, 'visitorId' | 'requestId'>,
  userId: string,
) => Promise<void>;

/** Everything a feature may use; there are no other globals. */
export interface Deps {
  db: Kysely<Database>;
  env: Env;
  clock: Clock;
  mail: Mailer;
  /** Only for the test email, where a user waits for the result; all others use `mail`. */
  transport: Pick<Transport, 'deliver'>;
  /** For work that must not be lost, or is scheduled. */
  jobs: Jobs;
  storage: FileStorage;
  log: Logger;
  limits: Limits;
  visitors: Visitors;
  /** Run after each sign-in; accounts do not know what visitors collect. */
  visitorMerges: readonly MergeVisitor[];
  /** The cookie of browsers with an earlier sign-in. */
  devices: SignedCookie;
  /** For work that must not delay the response and may be lost when the process ends; otherwise use a job. */
  background: Background;
  /** Database changes by this server or another one. */
  changes: Changes;
  /** This server, for the status screen. */
  system: SystemInfo;
  /** The settings that every request needs, cached briefly. */
  siteState: SiteState;
}

export type OperationHandlers = Handlers<SessionUser, Call>;

/** The part of the operation map that a feature implements: `(deps: Deps) => FeatureHandlers<'listOrders'>`. */
export type FeatureHandlers<Id extends OperationId> = Pick<OperationHandlers, Id>;
