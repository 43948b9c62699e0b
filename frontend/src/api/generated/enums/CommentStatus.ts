/**
 * `pending` comments are visible to their author only
 */
export type CommentStatus = typeof CommentStatus[keyof typeof CommentStatus];


export const CommentStatus = {
  pending: 'pending',
  approved: 'approved',
} as const;
