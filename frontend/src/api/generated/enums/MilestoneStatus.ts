/**
 * How far the invoice of a milestone is; one that is `credited` as a whole can be written again
 */
export type MilestoneStatus = typeof MilestoneStatus[keyof typeof MilestoneStatus];


export const MilestoneStatus = {
  planned: 'planned',
  draft: 'draft',
  sent: 'sent',
  partly_paid: 'partly_paid',
  overdue: 'overdue',
  paid: 'paid',
  credited: 'credited',
} as const;
