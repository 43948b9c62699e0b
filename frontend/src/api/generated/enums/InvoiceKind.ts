/**
 * Documents are never changed; a refund adds a credit note
 */
export type InvoiceKind = typeof InvoiceKind[keyof typeof InvoiceKind];


export const InvoiceKind = {
  invoice: 'invoice',
  credit_note: 'credit_note',
} as const;
