import { FILL_IN_ALL, passwordTooShort } from '../../../../contract/rules/field-messages.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { isName } from '../../../../contract/rules/text.ts';
import { isWeakPassword } from '../../../../contract/rules/weak-password.ts';
import type { Env } from '../../env.ts';
import { isCommonPassword } from '../../lib/common-passwords.ts';
import { AppError, invalid } from '../../lib/errors.ts';

/**
 * A user's name, trimmed. Names are used in email headers, so they must be a single line.
 * @throws AppError 400
 */
export function checkName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') throw invalid('name', FILL_IN_ALL);
  if (!isName(trimmed)) throw invalid('name', REFUSALS.nameLines);
  return trimmed;
}

/** 409 for an email that has an account; only registration and profile reveal this. */
export const emailTaken = () => new AppError(409, 'email_taken', REFUSALS.emailTaken);

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
