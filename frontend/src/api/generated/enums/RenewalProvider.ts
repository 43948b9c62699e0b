/**
 * Ways to pay that can be charged without the customer: the wallet, a card saved at Stripe, and with demo data `demo`
 */
export type RenewalProvider = typeof RenewalProvider[keyof typeof RenewalProvider];


export const RenewalProvider = {
  wallet: 'wallet',
  demo: 'demo',
  stripe: 'stripe',
} as const;
