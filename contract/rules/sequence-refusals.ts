import { msg } from '../i18n/macros.ts';

/** Refusals about sequences. */
export const SEQUENCE_REFUSALS = {
  sequenceDelay: msg`Please enter more days than for the email before`,
  sequenceEnd: msg`Please enter fewer days than until the end of the sequence`,
  sequenceEmailGone: msg`This email is no longer part of the sequence`,
};
