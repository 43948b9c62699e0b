/**
 * Lines of an invoice of hours: one for each task and rate, or one for each entry. Expenses have their own lines
 */
export type WorkInvoiceGrouping = typeof WorkInvoiceGrouping[keyof typeof WorkInvoiceGrouping];


export const WorkInvoiceGrouping = {
  task: 'task',
  entry: 'entry',
} as const;
