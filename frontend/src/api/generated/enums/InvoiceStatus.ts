/**
 * Invoices are `paid` until credit notes reduce them or take them back; credit notes are `issued`
 */
export type InvoiceStatus = typeof InvoiceStatus[keyof typeof InvoiceStatus];


export const InvoiceStatus = {
  paid: 'paid',
  partly_credited: 'partly_credited',
  credited: 'credited',
  issued: 'issued',
} as const;
