import { msg } from '../i18n/macros.ts';

/** Refusals about API keys. */
export const API_KEY_REFUSALS = {
  keyUnknown: msg`This API key does not work. It was revoked, it has expired, or its owner has lost access.`,
  keyNotAllowed: msg`API keys cannot be used for this`,
  scopeMissing: (scope: string) => msg`This API key needs the scope ${scope}`,
  keyGone: msg`API key not found`,
  keyNameLines: msg`Please enter the name in one line`,
  keyNameTaken: msg`You already have a key with this name`,
  keysFull: (max: number) => msg`You can have up to ${max} keys. Please revoke one first.`,
  keyNeeded: msg`Only an API key can do this`,
  keyReplaced: msg`This secret was replaced. Please use the newest one.`,
  keyNotOwn: msg`Only the administrator who created this key can rotate it`,
};
