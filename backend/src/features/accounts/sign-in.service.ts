import type { SignInChallenge } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Call, Deps } from '../../http/contract/operation.ts';
import { AppError } from '../../lib/errors.ts';
import { clearFailedAttempts, countFailedAttempt } from './failed-sign-ins.service.ts';
import { verifyPassword } from './passwords.adapter.ts';
import { challengeIfRequired } from './second-step.service.ts';
import { createSignInThrottle, type SignInArea } from './sign-in-throttle.service.ts';
import { type SignInResult, startSession, WRONG_LOGIN } from './start-session.service.ts';
import { findUserByEmail } from './users.repository.ts';

interface Credentials {
  email: string;
  password: string;
}

/** Signed in, or a code is required. */
type SignInReply = ({ status: 200 } & SignInResult) | { status: 202; body: SignInChallenge };

/**
 * Checks email and password and opens a session, or requires a code. Unknown accounts take the same time as known ones,
 * and an account's state (suspended, not an administrator) is revealed only after the correct password.
 * @throws AppError 401, 403, 429
 */
export async function signIn(
  deps: Deps,
  secret: string,
  area: SignInArea,
  credentials: Credentials,
  call: Call,
): Promise<SignInReply> {
  const throttle = createSignInThrottle(deps.limits, area);
  await throttle.countAttempt(credentials.email, call.ip);
  const user = await findUserByEmail(deps.db, credentials.email);
  const isCorrect = await verifyPassword(user?.password_hash, credentials.password);
  if (!user || !isCorrect) {
    // Logs the account's id, never the input: a password is sometimes typed into the wrong field.
    const account = user ? { userId: user.id } : {};
    deps.log.warn('Sign-in refused', { area, requestId: call.requestId, ...account, ip: call.ip });
    await countFailedAttempt(deps, credentials.email);
    throw new AppError(401, 'invalid_credentials', WRONG_LOGIN[area]);
  }
  await throttle.recordSuccess(credentials.email, call.ip);
  await clearFailedAttempts(deps, credentials.email);
  if (area === 'admin' && (user.role !== 'super_admin' || user.status !== 'active')) {
    throw new AppError(403, 'forbidden', REFUSALS.unauthorized);
  }
  if (user.status !== 'active') {
    throw new AppError(403, 'suspended', REFUSALS.suspended);
  }
  const challenge = await challengeIfRequired(deps, secret, user, area, call.deviceId);
  if (challenge) return { status: 202, body: challenge };
  const session = await startSession(deps, secret, user, call, area);
  deps.log.info('Signed in', { area, requestId: call.requestId, userId: user.id, ip: call.ip });
  return { status: 200, ...session };
}
