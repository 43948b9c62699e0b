/**
 * A leading minus sorts descending. By `number`, credit notes come before invoices, because each kind has its own sequence.
 */
export type AdminInvoiceSort = typeof AdminInvoiceSort[keyof typeof AdminInvoiceSort];


export const AdminInvoiceSort = {
  number: 'number',
  '-number': '-number',
  date: 'date',
  '-date': '-date',
} as const;
