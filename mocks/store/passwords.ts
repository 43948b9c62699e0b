import { normalisePassword } from '../../contract/rules/text.ts';

/** Whether a password is the account's, in any Unicode normalisation. */
export const isPassword = (stored: string | undefined, input: string | undefined): boolean =>
  stored !== undefined && input !== undefined && normalisePassword(stored) === normalisePassword(input);
