import type { RegisterInput } from '../../generated/model.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { isUniqueViolation } from '../../http/database-errors.ts';
import { AppError } from '../../http/errors.ts';
import { checkName, emailTaken } from '../profile/profile-rules.ts';
import { checkNewPassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { EMAIL_INDEX, insertUser, type UserRow } from './users.repository.ts';

/** The switch in the site's settings; open while there are none. */
async function registrationOpen(deps: Deps): Promise<boolean> {
  const row = await deps.db.selectFrom('site_settings').select('registration_open').executeTakeFirst();
  return row?.registration_open ?? true;
}

/**
 * Creates an account and its wallet, both or neither.
 * @throws AppError 400 (name, password), 403 (registration closed), 409 (address taken)
 */
export async function createAccount(deps: Deps, input: RegisterInput): Promise<UserRow> {
  if (!(await registrationOpen(deps))) {
    throw new AppError(403, 'registration_closed', 'Registration is closed at the moment');
  }
  const name = checkName(input.name);
  checkNewPassword('password', input.password, deps.env.passwordMinLength);
  const passwordHash = await hashPassword(input.password);
  const now = deps.clock.now();
  try {
    return await deps.db.transaction().execute(async (trx) => {
      const user = await insertUser(trx, { name, email: input.email, passwordHash, createdAt: now });
      await trx.insertInto('wallets').values({ user_id: user.id }).execute();
      return user;
    });
  } catch (error) {
    if (isUniqueViolation(error, EMAIL_INDEX)) throw emailTaken();
    throw error;
  }
}
