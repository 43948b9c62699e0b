/**
 * `draft`: in an invoice that was not sent; `billed`: in one that was
 */
export type WorkEntryStatus = typeof WorkEntryStatus[keyof typeof WorkEntryStatus];


export const WorkEntryStatus = {
  unbilled: 'unbilled',
  not_billable: 'not_billable',
  draft: 'draft',
  billed: 'billed',
} as const;
