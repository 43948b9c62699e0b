import { msg } from '../i18n/macros.ts';

/** Refusals about sequences. */
export const SEQUENCE_REFUSALS = {
  sequenceDelay: msg`Please enter more days than for the previous email`,
  sequenceEnd: msg`Please enter fewer days than the sequence lasts`,
  sequenceEmailGone: msg`This email is no longer part of the sequence`,
};
