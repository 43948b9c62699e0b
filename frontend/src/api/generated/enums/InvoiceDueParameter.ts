export type InvoiceDueParameter = typeof InvoiceDueParameter[keyof typeof InvoiceDueParameter];


export const InvoiceDueParameter = {
  open: 'open',
  overdue: 'overdue',
} as const;
