/**
 * As `InvoicePaymentMethod`; `online` is a payment through the link of the invoice
 */
export type RecordedPaymentMethod = typeof RecordedPaymentMethod[keyof typeof RecordedPaymentMethod];


export const RecordedPaymentMethod = {
  bank: 'bank',
  mobile: 'mobile',
  card: 'card',
  cash: 'cash',
  cheque: 'cheque',
  other: 'other',
  online: 'online',
} as const;
