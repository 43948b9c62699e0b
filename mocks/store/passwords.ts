import { spellPassword } from '../../backend/shared/text.ts';

/** Whether a password is the account's, however its letters were typed. */
export const isPassword = (stored: string | undefined, given: string | undefined): boolean =>
  stored !== undefined && given !== undefined && spellPassword(stored) === spellPassword(given);
