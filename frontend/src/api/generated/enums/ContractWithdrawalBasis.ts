/**
 * Whether the law gives the customer a right to withdraw: `statutory` for a buyer in the European Economic Area,
 * `waived` once the order was delivered with the buyer's consent, `elsewhere` for other countries, `unknown` without a country, `free` where nothing was paid.
 */
export type ContractWithdrawalBasis = typeof ContractWithdrawalBasis[keyof typeof ContractWithdrawalBasis];


export const ContractWithdrawalBasis = {
  statutory: 'statutory',
  waived: 'waived',
  elsewhere: 'elsewhere',
  unknown: 'unknown',
  free: 'free',
} as const;
