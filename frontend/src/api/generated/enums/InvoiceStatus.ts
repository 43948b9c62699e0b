/**
 * Invoices of orders are `paid` until credit notes reduce them or take them back, those of unpaid orders on invoice `sent` or `overdue`; credit notes are `issued`. An invoice written by the studio is `sent`, then `partly_paid` and `paid`, or `overdue` from the day after it was due.
 */
export type InvoiceStatus = typeof InvoiceStatus[keyof typeof InvoiceStatus];


export const InvoiceStatus = {
  paid: 'paid',
  partly_credited: 'partly_credited',
  credited: 'credited',
  issued: 'issued',
  sent: 'sent',
  partly_paid: 'partly_paid',
  overdue: 'overdue',
} as const;
