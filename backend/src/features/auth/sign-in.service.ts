import { REFUSALS } from '../../../shared/refusals.ts';
import type { Session } from '../../generated/model.ts';
import type { Call, Deps } from '../../http/contract/operation.ts';
import { AppError } from '../../lib/errors.ts';
import { mergeReactions } from '../blog/merge-reactions.service.ts';
import { mergeSavedProducts } from '../products/merge-saved-products.service.ts';
import { verifyPassword } from './passwords.adapter.ts';
import { openSession } from './sessions.repository.ts';
import { createSignInThrottle, type SignInArea } from './sign-in-throttle.service.ts';
import { signSession } from './tokens.adapter.ts';
import { toUser } from './user.mapper.ts';
import { findUserByEmail, type UserRow } from './users.repository.ts';

/** Wrong address and wrong password read the same. */
const WRONG: Record<SignInArea, string> = { customer: REFUSALS.wrongLogin, admin: REFUSALS.wrongAdminLogin };

interface Credentials {
  email: string;
  password: string;
}

/** A session for an account whose password has just been checked. @throws AppError 401 when it changed meanwhile */
export async function startSession(
  deps: Deps,
  secret: string,
  user: UserRow,
  call: Call,
  area: SignInArea,
): Promise<Session> {
  const session = await openSession(deps.db, user, deps.clock.now(), call.userAgent);
  if (!session) throw new AppError(401, 'invalid_credentials', WRONG[area]);
  await mergeSavedProducts(deps, call, user.id);
  await mergeReactions(deps, call, user.id);
  return { token: signSession(secret, user.id, session), user: toUser(user) };
}

/**
 * Checks address and password and opens a session. Unknown accounts cost the same time as known ones, and what is
 * special about an account (suspended, no administrator) is only told to somebody who knows its password.
 * @throws AppError 401, 403, 429
 */
export async function signIn(
  deps: Deps,
  secret: string,
  area: SignInArea,
  given: Credentials,
  call: Call,
): Promise<Session> {
  const throttle = createSignInThrottle(deps.limits, area);
  await throttle.attempt(given.email, call.ip);
  const user = await findUserByEmail(deps.db, given.email);
  const right = await verifyPassword(user?.password_hash, given.password);
  if (!user || !right) {
    deps.log.warn('Sign-in refused', { area, requestId: call.requestId, ip: call.ip });
    throw new AppError(401, 'invalid_credentials', WRONG[area]);
  }
  await throttle.succeeded(given.email, call.ip);
  if (area === 'admin' && (user.role !== 'super_admin' || user.status !== 'active')) {
    throw new AppError(403, 'forbidden', REFUSALS.unauthorized);
  }
  if (user.status !== 'active') {
    throw new AppError(403, 'suspended', REFUSALS.suspended);
  }
  const session = await startSession(deps, secret, user, call, area);
  deps.log.info('Signed in', { area, requestId: call.requestId, userId: user.id, ip: call.ip });
  return session;
}
