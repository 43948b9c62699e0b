import { passwordTooShort } from '../../../../contract/rules/field-messages.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { isWeakPassword } from '../../../../contract/rules/weak-password.ts';
import type { Env } from '../../env.ts';
import { isCommonPassword } from '../../lib/common-passwords.ts';
import { invalid } from '../../lib/errors.ts';

/**
 * The length rule of the settings, which may be stricter than the contract. Counted in characters, not UTF-16 units.
 * Also rejects easily guessed passwords where the rules require it.
 * @param person the user, if known: the password must not contain name or email
 * @throws AppError 400
 */
export function checkNewPassword(
  field: string,
  password: string,
  { passwordMinLength, rules }: Pick<Env, 'passwordMinLength' | 'rules'>,
  person?: { name: string; email: string },
): void {
  if ([...password].length < passwordMinLength) {
    throw invalid(field, passwordTooShort(passwordMinLength));
  }
  if (!rules.refuseWeakPasswords) return;
  if (isWeakPassword(password, person) || isCommonPassword(password)) throw invalid(field, REFUSALS.weakPassword);
}
