/**
 * Only `approved` is public
 */
export type ModerationStatus = typeof ModerationStatus[keyof typeof ModerationStatus];


export const ModerationStatus = {
  pending: 'pending',
  approved: 'approved',
  rejected: 'rejected',
  spam: 'spam',
} as const;
