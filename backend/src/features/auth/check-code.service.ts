import { REFUSALS } from '../../../shared/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { createEncryption, type Encryption } from '../../jobs/encryption.ts';
import { invalid } from '../../lib/errors.ts';
import { mailboxOf } from '../../mail/mailbox.ts';
import { recoveryCodeMail } from '../../mail/messages.ts';
import { isAppCode, recoveryHash, stepOf } from './factor-codes.adapter.ts';
import { countRecoveryCodes, type FactorRow, spendRecoveryCode, spendStep } from './factors.repository.ts';
import { countGuess } from './guesses.service.ts';
import type { UserRow } from './users.repository.ts';

/** Encrypts the secrets of the apps with a key of their own. @param secret of the server */
export const secretSeal = (secret: string): Encryption => createEncryption(secret, 'second factor');

/** 400 and not 401: the session, if there is one, is fine. */
export const wrongCode = () => invalid('code', REFUSALS.wrongFactorCode);

/**
 * Counts an attempt before a code is looked at. The counter is the account's: a guesser must already know the password,
 * and has the same few guesses from any network and at any door.
 * @throws AppError 429
 */
export const countCode = (deps: Deps, userId: string) => deps.limits.take('factor-code', userId);

/**
 * The period whose code this is, or null. A secret that the server's present key does not open (another JWT_SECRET, a
 * restored database) has no right code: recovery codes still work, and an administrator can reset it.
 */
export function appStep(deps: Deps, seal: Encryption, factor: FactorRow, code: string, now: Date): number | null {
  let secret: string;
  try {
    secret = seal.decrypt(factor.sealed_secret);
  } catch {
    deps.log.error('The secret of an authenticator app was encrypted with another key', { userId: factor.user_id });
    return null;
  }
  return stepOf(secret, code, now);
}

/**
 * Uses a code up, of the app or for recovery. The owner is told of a used recovery code.
 * @throws AppError 400 for a wrong or used one, 429 after too many
 */
export async function checkCode(
  deps: Deps,
  seal: Encryption,
  user: UserRow,
  factor: FactorRow,
  code: string,
): Promise<void> {
  await countCode(deps, user.id);
  if (!(await spend(deps, seal, user, factor, code))) {
    await countGuess(deps, user.email);
    throw wrongCode();
  }
  await deps.limits.clear('factor-code', user.id);
}

function spend(deps: Deps, seal: Encryption, user: UserRow, factor: FactorRow, code: string): Promise<boolean> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    if (isAppCode(code)) {
      const step = appStep(deps, seal, factor, code, now);
      return step !== null && (await spendStep(tx, factor, step));
    }
    if (!(await spendRecoveryCode(tx, user.id, recoveryHash(code)))) return false;
    const left = await countRecoveryCodes(tx, user.id);
    await deps.mail.send(recoveryCodeMail(mailboxOf(user), left, now), tx);
    return true;
  });
}
