import { REFUSALS } from '../../../shared/refusals.ts';
import type { SignInChallenge } from '../../generated/model.ts';
import type { Call, Deps } from '../../http/contract/operation.ts';
import { AppError } from '../../lib/errors.ts';
import { countGuess, forgetGuesses } from './guesses.service.ts';
import { verifyPassword } from './passwords.adapter.ts';
import { challengeFor } from './second-step.service.ts';
import { createSignInThrottle, type SignInArea } from './sign-in-throttle.service.ts';
import { type Opened, startSession, WRONG } from './start-session.service.ts';
import { findUserByEmail } from './users.repository.ts';

interface Credentials {
  email: string;
  password: string;
}

/** Signed in, or a code is required. */
type SignedIn = ({ status: 200 } & Opened) | { status: 202; body: SignInChallenge };

/**
 * Checks email and password and opens a session, or requires a code. Unknown accounts take the same time as known ones,
 * and an account's state (suspended, not an administrator) is revealed only after the correct password.
 * @throws AppError 401, 403, 429
 */
export async function signIn(
  deps: Deps,
  secret: string,
  area: SignInArea,
  given: Credentials,
  call: Call,
): Promise<SignedIn> {
  const throttle = createSignInThrottle(deps.limits, area);
  await throttle.attempt(given.email, call.ip);
  const user = await findUserByEmail(deps.db, given.email);
  const right = await verifyPassword(user?.password_hash, given.password);
  if (!user || !right) {
    // Logs the account's id, never the input: a password is sometimes typed into the wrong field.
    const account = user ? { userId: user.id } : {};
    deps.log.warn('Sign-in refused', { area, requestId: call.requestId, ...account, ip: call.ip });
    await countGuess(deps, given.email);
    throw new AppError(401, 'invalid_credentials', WRONG[area]);
  }
  await throttle.succeeded(given.email, call.ip);
  await forgetGuesses(deps, given.email);
  if (area === 'admin' && (user.role !== 'super_admin' || user.status !== 'active')) {
    throw new AppError(403, 'forbidden', REFUSALS.unauthorized);
  }
  if (user.status !== 'active') {
    throw new AppError(403, 'suspended', REFUSALS.suspended);
  }
  const challenge = await challengeFor(deps, secret, user, area, call.deviceId);
  if (challenge) return { status: 202, body: challenge };
  const session = await startSession(deps, secret, user, call, area);
  deps.log.info('Signed in', { area, requestId: call.requestId, userId: user.id, ip: call.ip });
  return { status: 200, ...session };
}
