import { shortPassword } from '../../../shared/field-sentences.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import { isWeakPassword } from '../../../shared/weak-password.ts';
import type { Env } from '../../env.ts';
import { isCommonPassword } from '../../lib/common-passwords.ts';
import { invalid } from '../../lib/errors.ts';

/**
 * The length rule that the settings may make stricter than the contract. Counted in characters, not in UTF-16 units.
 * Also refuses what is guessed first, where the rules say so.
 * @param person whose it is, where that is known: name and address are no passwords
 * @throws AppError 400
 */
export function checkNewPassword(
  field: string,
  password: string,
  { passwordMinLength, rules }: Pick<Env, 'passwordMinLength' | 'rules'>,
  person?: { name: string; email: string },
): void {
  if ([...password].length < passwordMinLength) {
    throw invalid(field, shortPassword(passwordMinLength));
  }
  if (!rules.refuseWeakPasswords) return;
  if (isWeakPassword(password, person) || isCommonPassword(password)) throw invalid(field, REFUSALS.weakPassword);
}
