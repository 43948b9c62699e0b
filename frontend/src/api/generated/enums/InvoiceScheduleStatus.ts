/**
 * `ended`: by an administrator or after the last period
 */
export type InvoiceScheduleStatus = typeof InvoiceScheduleStatus[keyof typeof InvoiceScheduleStatus];


export const InvoiceScheduleStatus = {
  active: 'active',
  paused: 'paused',
  ended: 'ended',
} as const;
