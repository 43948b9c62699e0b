import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Env } from '../../env.ts';
import type { Handlers, OperationId } from '../../generated/operations.ts';
import type { Background } from '../../lib/background.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Logger } from '../../lib/log.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { FileStorage } from '../../storage/storage.ts';
import type { Limits } from '../protection/limits.ts';
import type { Visitors } from '../protection/visitor.ts';
import type { SiteState } from '../site-state.ts';

/** The person behind a request, read from the database on every request; never from the token's claims. */
export interface SessionUser {
  id: string;
  name: string;
  email: string;
  role: 'customer' | 'super_admin';
  status: 'active';
  /** Storage key of the picture, such as avatars/x.webp, or null. */
  avatar: string | null;
  address: string | null;
  created_at: Date;
}

/** What a handler may know about the request besides its contract input. */
export interface Call {
  /** The caller's network: an IPv4 address or an IPv6 /64. */
  ip: string;
  requestId: string;
  /** Present exactly when the request carries a valid session. */
  sessionId: string | null;
  /** Who saved or liked something without signing in; null for everybody else and for calls made by other sites. */
  visitorId: string | null;
  userAgent: string;
}

/** Everything a feature may use; nothing else is global. */
export interface Deps {
  db: Kysely<Database>;
  env: Env;
  clock: Clock;
  mail: Mailer;
  storage: FileStorage;
  log: Logger;
  limits: Limits;
  visitors: Visitors;
  /** For work that must not hold up the answer. */
  background: Background;
  /** Empties the cache of rendered pages; call it after a change that visitors can see. */
  invalidatePages: () => void;
  /** What every request has to know of the settings, cached for a moment. */
  siteState: SiteState;
}

export type OperationHandlers = Handlers<SessionUser, Call>;

/** The part of the operation map that one feature implements: `(deps: Deps) => FeatureHandlers<'listOrders'>`. */
export type FeatureHandlers<Id extends OperationId> = Pick<OperationHandlers, Id>;
