import { REFUSALS } from '../../../shared/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { SecondFactorEnrolment } from '../../generated/model.ts';
import type { Deps } from '../../http/contract/operation.ts';
import type { Encryption } from '../../jobs/encryption.ts';
import { AppError, conflict, invalid } from '../../lib/errors.ts';
import { mailboxOf } from '../../mail/mailbox.ts';
import { secondFactorMail } from '../../mail/messages.ts';
import { appStep, checkCode, countCode, wrongCode } from './check-code.service.ts';
import { enrolmentOf, newRecoveryCodes, newSecret, recoveryHash } from './factor-codes.adapter.ts';
import {
  enableFactor,
  findFactor,
  isFactorRequired,
  keepSecret,
  removeFactor,
  replaceRecoveryCodes,
} from './factors.repository.ts';
import { findPasskeys, lockFactors } from './passkeys.repository.ts';
import { verifyPassword } from './passwords.adapter.ts';
import { revokeSessionsOf } from './sessions.repository.ts';
import { findUserById, type UserRow } from './users.repository.ts';

async function accountOf(deps: Deps, userId: string): Promise<UserRow> {
  const user = await findUserById(deps.db, userId);
  if (!user) throw new AppError(401, 'unauthorized', REFUSALS.signIn);
  return user;
}

/** A stolen token alone must not change anything here. @throws AppError 400, 401 (account deleted), 429 */
async function checkPassword(deps: Deps, userId: string, password: string): Promise<UserRow> {
  const user = await accountOf(deps, userId);
  await deps.limits.take('current-password', user.id);
  if (!(await verifyPassword(user.password_hash, password))) {
    throw invalid('password', REFUSALS.wrongCurrentPassword);
  }
  await deps.limits.clear('current-password', user.id);
  return user;
}

/** Creates a secret, pending until its first code. @throws AppError 400, 401, 409 (an app is already enabled), 429 */
export async function beginFactor(
  deps: Deps,
  seal: Encryption,
  userId: string,
  password: string,
): Promise<SecondFactorEnrolment> {
  const user = await checkPassword(deps, userId, password);
  const secret = newSecret();
  if (!(await keepSecret(deps.db, user.id, seal.encrypt(secret)))) throw conflict(REFUSALS.factorIsOn);
  const { name } = await deps.siteState.get();
  return { secret, ...enrolmentOf(secret, name, user.email) };
}

/**
 * Enables the second factor, which ends all other sessions.
 * @returns the recovery codes, stored only as hashes
 * @throws AppError 400, 401, 409 (none pending, or already enabled), 429
 */
export async function confirmFactor(
  deps: Deps,
  seal: Encryption,
  { userId, sessionId, code }: { userId: string; sessionId: string | null; code: string },
): Promise<string[]> {
  const user = await accountOf(deps, userId);
  const factor = await findFactor(deps.db, userId);
  if (!factor) throw conflict(REFUSALS.factorIsOff);
  if (factor.enabled_at) throw conflict(REFUSALS.factorIsOn);
  const at = deps.clock.now();
  await countCode(deps, userId);
  const step = appStep(deps, seal, factor, code, at);
  if (step === null) throw wrongCode();
  await deps.limits.clear('factor-code', userId);
  const codes = newRecoveryCodes();
  await inTransaction(deps.db, async (tx) => {
    const enabled = await enableFactor(tx, factor, { step, at, hashes: codes.map(recoveryHash) });
    if (!enabled) throw conflict(REFUSALS.factorIsOn);
    await revokeSessionsOf(tx, userId, at, sessionId);
    await deps.mail.send(secondFactorMail(mailboxOf(user), 'on', at), tx);
  });
  return codes;
}

type Proof = { password: string; code: string };

/** Requires both factors again. @throws AppError 400 (password or code), 401, 409 (no app enabled), 429 */
async function checkBoth(deps: Deps, seal: Encryption, userId: string, given: Proof): Promise<UserRow> {
  const user = await checkPassword(deps, userId, given.password);
  const factor = await findFactor(deps.db, userId);
  if (!factor?.enabled_at) throw conflict(REFUSALS.factorIsOff);
  await checkCode(deps, seal, user, factor, given.code);
  return user;
}

/** Creates new recovery codes and invalidates the old ones. @returns the codes @throws AppError as `checkBoth` */
export async function renewCodes(deps: Deps, seal: Encryption, userId: string, given: Proof): Promise<string[]> {
  const user = await checkBoth(deps, seal, userId, given);
  const codes = newRecoveryCodes();
  await inTransaction(deps.db, async (tx) => {
    if (!(await replaceRecoveryCodes(tx, userId, codes.map(recoveryHash)))) throw conflict(REFUSALS.factorIsOff);
    await deps.mail.send(secondFactorMail(mailboxOf(user), 'renewed', deps.clock.now()), tx);
  });
  return codes;
}

/**
 * Disables the second factor. @throws AppError as `checkBoth`, 409 also for an administrator's last factor where one is
 * required
 */
export async function disableFactor(deps: Deps, seal: Encryption, userId: string, given: Proof): Promise<void> {
  const user = await checkBoth(deps, seal, userId, given);
  await inTransaction(deps.db, async (tx) => {
    await lockFactors(tx, userId);
    const isKept = user.role === 'super_admin' && (await isFactorRequired(tx));
    if (isKept && (await findPasskeys(tx, userId)).length === 0) throw conflict(REFUSALS.factorKept);
    if (!(await removeFactor(tx, userId))) throw conflict(REFUSALS.factorIsOff);
    await deps.mail.send(secondFactorMail(mailboxOf(user), 'off', deps.clock.now()), tx);
  });
}
