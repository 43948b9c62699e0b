/**
 * `payment` is money, `withheld` tax that the customer pays to the state, `returned` went back, `correction` reverses a row
 */
export type LinkedPaymentKind = typeof LinkedPaymentKind[keyof typeof LinkedPaymentKind];


export const LinkedPaymentKind = {
  payment: 'payment',
  withheld: 'withheld',
  returned: 'returned',
  correction: 'correction',
} as const;
