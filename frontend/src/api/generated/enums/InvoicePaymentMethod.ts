/**
 * How money has arrived outside the site
 */
export type InvoicePaymentMethod = typeof InvoicePaymentMethod[keyof typeof InvoicePaymentMethod];


export const InvoicePaymentMethod = {
  bank: 'bank',
  mobile: 'mobile',
  card: 'card',
  cash: 'cash',
  cheque: 'cheque',
  other: 'other',
} as const;
