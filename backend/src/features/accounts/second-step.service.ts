import type { SecondStepInput, SignInChallenge } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Call, Deps } from '../../http/contract/operation.ts';
import { linkExpired } from '../../lib/errors.ts';
import { passwordFingerprint, readChallenge, signChallenge } from './challenges.adapter.ts';
import { checkCode, createFactorEncryption } from './check-code.service.ts';
import { isDeviceTrusted } from './devices.repository.ts';
import { findFactor, isFactorRequired } from './factors.repository.ts';
import { listPasskeys } from './passkeys.repository.ts';
import type { SignInArea } from './sign-in-throttle.service.ts';
import { type SignInResult, startSession } from './start-session.service.ts';
import { findUserById, type UserRow } from './users.repository.ts';

const TRUST_TTL_MS = 30 * 24 * 3_600_000;

/**
 * The challenge after a correct password, for an account that also requires a code; null for any other account, and in
 * a browser trusted since the app was enabled. An account with passkeys but no app requires one only where
 * administrators need a second factor: a user who has lost the passkey has no recovery codes.
 */
export async function challengeIfRequired(
  deps: Deps,
  secret: string,
  user: UserRow,
  area: SignInArea,
  deviceId: string | null,
): Promise<SignInChallenge | null> {
  const enabledAt = (await findFactor(deps.db, user.id))?.enabled_at;
  const hasPasskey = (await listPasskeys(deps.db, user.id)).length > 0;
  if (!enabledAt) {
    const asked = hasPasskey && user.role === 'super_admin' && (await isFactorRequired(deps.db));
    return asked ? signChallenge(secret, user, { area, methods: ['passkey'] }, deps.clock.now()) : null;
  }
  const now = deps.clock.now();
  const after = new Date(Math.max(now.getTime() - TRUST_TTL_MS, enabledAt.getTime()));
  const trustQuery = { userId: user.id, after, mark: passwordFingerprint(user) };
  if (deviceId !== null && (await isDeviceTrusted(deps.db, { ...trustQuery, deviceId }))) return null;
  return signChallenge(secret, user, { area, methods: hasPasskey ? ['code', 'passkey'] : ['code'] }, now);
}

const expired = () => linkExpired(REFUSALS.signInExpired);

/**
 * Opens a session for a challenge and a code.
 * @throws AppError 400 (wrong code), 410 (too late, or the account has changed since its password was checked), 429
 */
export async function finishSignIn(
  deps: Deps,
  secret: string,
  { challenge, code, remember = false }: SecondStepInput,
  call: Call,
): Promise<SignInResult> {
  await deps.limits.consume('factor-network', call.ip);
  const asked = readChallenge(secret, challenge, deps.clock.now());
  const user = asked ? await findUserById(deps.db, asked.sub) : undefined;
  const isOpen = user?.status === 'active' && user.deleted_at === null;
  if (!asked || !isOpen || passwordFingerprint(user) !== asked.password) throw expired();
  if (asked.area === 'admin' && user.role !== 'super_admin') throw expired();
  const factor = await findFactor(deps.db, user.id);
  // Disabled in the meantime: the password is required again, as for every account without an app.
  if (!factor?.enabled_at) throw expired();
  const logFields = { area: asked.area, requestId: call.requestId, userId: user.id, ip: call.ip };
  await checkCode(deps, createFactorEncryption(secret), user, factor, code).catch((error) => {
    deps.log.warn('Code refused', logFields);
    throw error;
  });
  const session = await startSession(deps, secret, user, call, asked.area, remember ? asked.password : null);
  deps.log.info('Signed in', logFields);
  return session;
}
