/**
 * From `requested` to `approved` and `paid`; `refused` by the studio and `cancelled` by the customer return the money to the wallet. The last three are final.
 */
export type PayoutStatus = typeof PayoutStatus[keyof typeof PayoutStatus];


export const PayoutStatus = {
  requested: 'requested',
  approved: 'approved',
  paid: 'paid',
  refused: 'refused',
  cancelled: 'cancelled',
} as const;
