import { isAppCode } from '../../../../contract/rules/factor-codes.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { createEncryption, type Encryption } from '../../jobs/encryption.ts';
import { invalid } from '../../lib/errors.ts';
import { toMailbox } from '../../mail/mailbox.ts';
import { recoveryCodeMail } from '../../mail/messages.ts';
import { findTimeStep, hashRecoveryCode } from './factor-codes.adapter.ts';
import { consumeRecoveryCode, consumeStep, countRecoveryCodes, type FactorRow } from './factors.repository.ts';
import { countFailedAttempt } from './failed-sign-ins.service.ts';
import type { UserRow } from './users.repository.ts';

/** Encrypts the app secrets with a separate key. @param secret the server's */
export const createFactorEncryption = (secret: string): Encryption => createEncryption(secret, 'second factor');

/** 400, not 401: the session, if there is one, is valid. */
export const wrongCode = () => invalid('code', REFUSALS.wrongFactorCode);

/**
 * Counts an attempt before the code is checked. The counter belongs to the account: an attacker must already know the
 * password, and the limit holds across networks and entry points.
 * @throws AppError 429
 */
export const countCodeAttempt = (deps: Deps, userId: string) => deps.limits.consume('factor-code', userId);

/**
 * The period of a correct code, or null. A secret that the server's current key cannot decrypt (changed JWT_SECRET,
 * restored database) has no correct code: recovery codes still work, and an administrator can reset it.
 */
export function findAppStep(
  deps: Deps,
  encryption: Encryption,
  factor: FactorRow,
  code: string,
  now: Date,
): number | null {
  let secret: string;
  try {
    secret = encryption.decrypt(factor.encrypted_secret);
  } catch {
    deps.log.error('The secret of an authenticator app was encrypted with another key', { userId: factor.user_id });
    return null;
  }
  return findTimeStep(secret, code, now);
}

/**
 * Consumes an app or recovery code. The owner is notified of a used recovery code.
 * @throws AppError 400 for a wrong or used one, 429 after too many
 */
export async function checkCode(
  deps: Deps,
  encryption: Encryption,
  user: UserRow,
  factor: FactorRow,
  code: string,
): Promise<void> {
  await countCodeAttempt(deps, user.id);
  if (!(await consumeCode(deps, encryption, user, factor, code))) {
    await countFailedAttempt(deps, user.email);
    throw wrongCode();
  }
  await deps.limits.clear('factor-code', user.id);
}

function consumeCode(
  deps: Deps,
  encryption: Encryption,
  user: UserRow,
  factor: FactorRow,
  code: string,
): Promise<boolean> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    if (isAppCode(code)) {
      const step = findAppStep(deps, encryption, factor, code, now);
      return step !== null && (await consumeStep(tx, factor, step));
    }
    if (!(await consumeRecoveryCode(tx, user.id, hashRecoveryCode(code)))) return false;
    const left = await countRecoveryCodes(tx, user.id);
    await deps.mail.send(recoveryCodeMail(toMailbox(user), left, now), tx);
    return true;
  });
}
