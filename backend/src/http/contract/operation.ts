import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Env } from '../../env.ts';
import type { Handlers, OperationId } from '../../generated/operations.ts';
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
import type { SystemFacts } from '../system-facts.ts';

/** The person behind a request, read from the database on every request; never from the token's claims. */
export interface SessionUser {
  id: string;
  name: string;
  email: string;
  role: 'customer' | 'super_admin';
  status: 'active';
  /** What an administrator's work is; means nothing for customers. */
  rights: readonly string[];
  /** Storage key of the picture, such as avatars/x.webp, or null. */
  avatar: string | null;
  address: string | null;
  created_at: Date;
  /** Whether the administration is closed to this administrator until there is an authenticator app. */
  lacks_factor: boolean;
}

/** What a handler may know about the request besides its contract input. */
export interface Call {
  /** The caller's network: an IPv4 address or an IPv6 /64. */
  ip: string;
  requestId: string;
  /** Present exactly when the request carries a valid session. */
  sessionId: string | null;
  /** Until when that session may do what a session alone may not, and whether that is still to come. */
  provenUntil: Date | null;
  isProven: boolean;
  /** Who saved or liked something without signing in; null for everybody else and for calls made by other sites. */
  visitorId: string | null;
  /** The browser, once somebody has signed in with it; null for calls made by other sites. */
  deviceId: string | null;
  userAgent: string;
}

/** Everything a feature may use; nothing else is global. */
export interface Deps {
  db: Kysely<Database>;
  env: Env;
  clock: Clock;
  mail: Mailer;
  /** For the one mail whose end somebody waits for; every other one is left to `mail`. */
  transport: Pick<Transport, 'deliver'>;
  /** For work that must not be lost, or has a moment of its own. */
  jobs: Jobs;
  storage: FileStorage;
  log: Logger;
  limits: Limits;
  visitors: Visitors;
  /** The cookie of browsers that somebody has signed in with. */
  devices: SignedCookie;
  /** For work that must not hold up the answer and may be lost when the process ends; what may not is a job. */
  background: Background;
  /** What has been changed in the database, by this server or another one. */
  changes: Changes;
  /** This server, for the status screen. */
  system: SystemFacts;
  /** What every request has to know of the settings, cached for a moment. */
  siteState: SiteState;
}

export type OperationHandlers = Handlers<SessionUser, Call>;

/** The part of the operation map that one feature implements: `(deps: Deps) => FeatureHandlers<'listOrders'>`. */
export type FeatureHandlers<Id extends OperationId> = Pick<OperationHandlers, Id>;
