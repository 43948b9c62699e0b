/**
 * How long a period of a recurring invoice is
 */
export type InvoiceInterval = typeof InvoiceInterval[keyof typeof InvoiceInterval];


export const InvoiceInterval = {
  month: 'month',
  quarter: 'quarter',
  year: 'year',
} as const;
