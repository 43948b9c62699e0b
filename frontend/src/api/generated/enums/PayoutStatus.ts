export type PayoutStatus = typeof PayoutStatus[keyof typeof PayoutStatus];


export const PayoutStatus = {
  requested: 'requested',
  approved: 'approved',
  paid: 'paid',
  refused: 'refused',
  cancelled: 'cancelled',
} as const;
