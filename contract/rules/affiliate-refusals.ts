import { msg } from '../i18n/macros.ts';

/** Refusals about affiliates. */
export const AFFILIATE_REFUSALS = {
  affiliateGone: msg`Affiliate not found`,
  affiliateCodeTaken: msg`This code is already in use`,
  affiliateAccount: msg`There is no account with this email`,
  affiliatePerson: msg`The affiliate cannot be changed. Create another link instead.`,
  affiliatesFull: (max: number) => msg`You can have up to ${max} affiliate links.`,
};
