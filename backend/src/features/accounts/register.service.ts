import type { Transaction } from 'kysely';
import type { RegisterInput } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
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

type AccountInput = Omit<RegisterInput, 'password'>;

/**
 * An account that may be created, with its name as it is stored.
 * @throws AppError 400 (name), 403 (registration closed), 409 (email can be restored to another account)
 */
export async function checkRegistration(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: AccountInput,
): Promise<AccountInput> {
  if (!(await findRegistrationOpen(db))) throw new AppError(403, 'registration_closed', REFUSALS.registrationClosed);
  const name = checkName(input.name);
  if (await isEmailReserved(db, input.email, clock.now())) throw emailTaken();
  return { ...input, name };
}

/** Creates an account and its wallet, and sends the link that verifies its email. @throws AppError 409 (email taken) */
export async function createAccountIn(
  deps: Deps,
  tx: Transaction<Database>,
  { name, email, language, country, passwordHash }: AccountInput & { passwordHash: string },
): Promise<UserRow> {
  const createdAt = deps.clock.now();
  const user = await insertUser(tx, { name, email, passwordHash, language, createdAt }).catch((error) => {
    if (isUniqueViolation(error, EMAIL_INDEX)) throw emailTaken();
    throw error;
  });
  await insertWallet(tx, user.id);
  await setCountryIfEmpty(tx, user.id, country ?? '');
  await sendConfirmation(deps, tx, user);
  return user;
}

/**
 * Creates an account with a password.
 * @throws AppError 400 (name, password), 403 (registration closed), 409 (email taken)
 */
export async function createAccount(deps: Deps, { password, ...input }: RegisterInput): Promise<UserRow> {
  const account = await checkRegistration(deps, input);
  checkNewPassword('password', password, deps.env, account);
  const passwordHash = await hashPassword(password);
  return inTransaction(deps.db, (tx) => createAccountIn(deps, tx, { ...account, passwordHash }));
}
