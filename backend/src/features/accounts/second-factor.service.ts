import type { SecondFactorEnrolment } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import type { Encryption } from '../../jobs/encryption.ts';
import { conflict, invalid } from '../../lib/errors.ts';
import { toMailbox } from '../../mail/mailbox.ts';
import { secondFactorMail } from '../../mail/messages.ts';
import { checkCode, countCodeAttempt, findAppStep, wrongCode } from './check-code.service.ts';
import { createEnrolment, createRecoveryCodes, createSecret, hashRecoveryCode } from './factor-codes.adapter.ts';
import {
  deleteFactor,
  enableFactor,
  findFactor,
  isFactorRequired,
  replaceRecoveryCodes,
  savePendingSecret,
} from './factors.repository.ts';
import { listPasskeys, lockFactors } from './passkeys.repository.ts';
import { verifyPassword } from './passwords.adapter.ts';
import { revokeSessions } from './sessions.repository.ts';
import { getOwnAccount, type UserRow } from './users.repository.ts';

/** A stolen token alone must not change anything here. @throws AppError 400, 401 (account deleted), 429 */
async function verifyCurrentPassword(deps: Deps, userId: string, password: string): Promise<UserRow> {
  const user = await getOwnAccount(deps.db, userId);
  await deps.limits.consume('current-password', user.id);
  if (!(await verifyPassword(user.password_hash, password))) {
    throw invalid('password', REFUSALS.wrongCurrentPassword);
  }
  await deps.limits.clear('current-password', user.id);
  return user;
}

/** Creates a secret, pending until its first code. @throws AppError 400, 401, 409 (an app is already enabled), 429 */
export async function startEnrolment(
  deps: Deps,
  encryption: Encryption,
  userId: string,
  password: string,
): Promise<SecondFactorEnrolment> {
  const user = await verifyCurrentPassword(deps, userId, password);
  const secret = createSecret();
  if (!(await savePendingSecret(deps.db, user.id, encryption.encrypt(secret)))) throw conflict(REFUSALS.factorIsOn);
  const { name } = await deps.siteState.get();
  return { secret, ...createEnrolment(secret, name, user.email) };
}

/**
 * Enables the second factor, which ends all other sessions.
 * @returns the recovery codes, stored only as hashes
 * @throws AppError 400, 401, 409 (none pending, or already enabled), 429
 */
export async function confirmFactor(
  deps: Deps,
  encryption: Encryption,
  { userId, sessionId, code }: { userId: string; sessionId: string | null; code: string },
): Promise<string[]> {
  const user = await getOwnAccount(deps.db, userId);
  const factor = await findFactor(deps.db, userId);
  if (!factor) throw conflict(REFUSALS.factorIsOff);
  if (factor.enabled_at) throw conflict(REFUSALS.factorIsOn);
  const at = deps.clock.now();
  await countCodeAttempt(deps, userId);
  const step = findAppStep(deps, encryption, factor, code, at);
  if (step === null) throw wrongCode();
  await deps.limits.clear('factor-code', userId);
  const codes = createRecoveryCodes();
  await inTransaction(deps.db, async (tx) => {
    const enabled = await enableFactor(tx, factor, { step, at, hashes: codes.map(hashRecoveryCode) });
    if (!enabled) throw conflict(REFUSALS.factorIsOn);
    await revokeSessions(tx, userId, at, sessionId);
    await deps.mail.send(secondFactorMail(toMailbox(user), 'on', at), tx);
  });
  return codes;
}

type Credentials = { password: string; code: string };

/** Requires both factors again. @throws AppError 400 (password or code), 401, 409 (no app enabled), 429 */
async function checkBothFactors(
  deps: Deps,
  encryption: Encryption,
  userId: string,
  credentials: Credentials,
): Promise<UserRow> {
  const user = await verifyCurrentPassword(deps, userId, credentials.password);
  const factor = await findFactor(deps.db, userId);
  if (!factor?.enabled_at) throw conflict(REFUSALS.factorIsOff);
  await checkCode(deps, encryption, user, factor, credentials.code);
  return user;
}

/** Creates new recovery codes and invalidates the old ones. @returns the codes @throws AppError as `checkBothFactors` */
export async function renewRecoveryCodes(
  deps: Deps,
  encryption: Encryption,
  userId: string,
  credentials: Credentials,
): Promise<string[]> {
  const user = await checkBothFactors(deps, encryption, userId, credentials);
  const codes = createRecoveryCodes();
  await inTransaction(deps.db, async (tx) => {
    if (!(await replaceRecoveryCodes(tx, userId, codes.map(hashRecoveryCode)))) throw conflict(REFUSALS.factorIsOff);
    await deps.mail.send(secondFactorMail(toMailbox(user), 'renewed', deps.clock.now()), tx);
  });
  return codes;
}

/**
 * Disables the second factor. @throws AppError as `checkBothFactors`, 409 also for an administrator's last factor where one is
 * required
 */
export async function disableFactor(
  deps: Deps,
  encryption: Encryption,
  userId: string,
  credentials: Credentials,
): Promise<void> {
  const user = await checkBothFactors(deps, encryption, userId, credentials);
  await inTransaction(deps.db, async (tx) => {
    await lockFactors(tx, userId);
    const isRequired = user.role === 'super_admin' && (await isFactorRequired(tx));
    if (isRequired && (await listPasskeys(tx, userId)).length === 0) throw conflict(REFUSALS.factorRequired);
    if (!(await deleteFactor(tx, userId))) throw conflict(REFUSALS.factorIsOff);
    await deps.mail.send(secondFactorMail(toMailbox(user), 'off', deps.clock.now()), tx);
  });
}
