/**
 * What a payment is for
 */
export type PaymentPurpose = typeof PaymentPurpose[keyof typeof PaymentPurpose];


export const PaymentPurpose = {
  'top-up': 'top-up',
  order: 'order',
  invoice: 'invoice',
} as const;
