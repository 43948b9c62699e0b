/**
 * As `InvoicePaymentMethod`; `online` is a payment through the link of the invoice, `withheld` tax that the customer pays to the state
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
  withheld: 'withheld',
} as const;
