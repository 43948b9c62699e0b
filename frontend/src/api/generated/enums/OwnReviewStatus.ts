/**
 * `refused` reviews are visible to their author only
 */
export type OwnReviewStatus = typeof OwnReviewStatus[keyof typeof OwnReviewStatus];


export const OwnReviewStatus = {
  pending: 'pending',
  approved: 'approved',
  refused: 'refused',
} as const;
