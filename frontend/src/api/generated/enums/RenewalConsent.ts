/**
 * Number of the wording with which the customer agreed to the renewal
 */
export type RenewalConsent = typeof RenewalConsent[keyof typeof RenewalConsent];


export const RenewalConsent = {
  NUMBER_1: 1,
} as const;
