/**
 * `draft`: in an invoice that was not sent; `billed`: in one that was; `care_plan`: counts against the hours of a care plan
 */
export type WorkEntryStatus = typeof WorkEntryStatus[keyof typeof WorkEntryStatus];


export const WorkEntryStatus = {
  unbilled: 'unbilled',
  not_billable: 'not_billable',
  draft: 'draft',
  billed: 'billed',
  care_plan: 'care_plan',
} as const;
