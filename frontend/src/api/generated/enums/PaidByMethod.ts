/**
 * `manual` was confirmed by the studio
 */
export type PaidByMethod = typeof PaidByMethod[keyof typeof PaidByMethod];


export const PaidByMethod = {
  wallet: 'wallet',
  provider: 'provider',
  manual: 'manual',
} as const;
