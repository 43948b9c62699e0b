/**
 * `held`: in the holding period; `ready`: goes to the wallet next; `paid`: added to the wallet
 */
export type CommissionState = typeof CommissionState[keyof typeof CommissionState];


export const CommissionState = {
  held: 'held',
  ready: 'ready',
  paid: 'paid',
} as const;
