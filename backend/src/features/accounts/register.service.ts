import type { RegisterInput } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { isUniqueViolation } from '../../http/database-errors.ts';
import { AppError } from '../../lib/errors.ts';
import { setCountryIfEmpty } from '../billing/billing.repository.ts';
import { insertWallet } from '../billing/wallet.repository.ts';
import { findRegistrationOpen } from '../site/site.repository.ts';
import { checkName, checkNewPassword, emailTaken } from './account.rules.ts';
import { sendConfirmation } from './confirm-email.service.ts';
import { isEmailReserved } from './email-verification.repository.ts';
import { hashPassword } from './passwords.adapter.ts';
import { EMAIL_INDEX, insertUser, type UserRow } from './users.repository.ts';

/**
 * Creates an account and its wallet in one transaction.
 * @throws AppError 400 (name, password), 403 (registration closed), 409 (email taken)
 */
export async function createAccount(deps: Deps, input: RegisterInput): Promise<UserRow> {
  if (!(await findRegistrationOpen(deps.db))) {
    throw new AppError(403, 'registration_closed', REFUSALS.registrationClosed);
  }
  const name = checkName(input.name);
  checkNewPassword('password', input.password, deps.env, { name, email: input.email });
  if (await isEmailReserved(deps.db, input.email, deps.clock.now())) throw emailTaken();
  const passwordHash = await hashPassword(input.password);
  const now = deps.clock.now();
  try {
    return await inTransaction(deps.db, async (trx) => {
      const user = await insertUser(trx, {
        name,
        email: input.email,
        passwordHash,
        language: input.language,
        createdAt: now,
      });
      await insertWallet(trx, user.id);
      await setCountryIfEmpty(trx, user.id, input.country ?? '');
      await sendConfirmation(deps, trx, user);
      return user;
    });
  } catch (error) {
    if (isUniqueViolation(error, EMAIL_INDEX)) throw emailTaken();
    throw error;
  }
}
