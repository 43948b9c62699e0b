import { spellPassword } from '../../backend/shared/text.ts';

/** Whether a password is the account's, in any Unicode normalisation. */
export const isPassword = (stored: string | undefined, given: string | undefined): boolean =>
  stored !== undefined && given !== undefined && spellPassword(stored) === spellPassword(given);
