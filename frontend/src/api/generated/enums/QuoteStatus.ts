/**
 * State of a quote; `opened` when its newest version was read, `expired` after that version's last day
 */
export type QuoteStatus = typeof QuoteStatus[keyof typeof QuoteStatus];


export const QuoteStatus = {
  draft: 'draft',
  sent: 'sent',
  opened: 'opened',
  accepted: 'accepted',
  declined: 'declined',
  expired: 'expired',
} as const;
