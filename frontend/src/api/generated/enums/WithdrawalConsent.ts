/**
 * Number of the wording with which the buyer agreed that delivery starts immediately and that the right of withdrawal is lost
 * with it. Required where something has to be paid and the billing country is in the European Economic Area.
 */
export type WithdrawalConsent = typeof WithdrawalConsent[keyof typeof WithdrawalConsent];


export const WithdrawalConsent = {
  NUMBER_1: 1,
} as const;
