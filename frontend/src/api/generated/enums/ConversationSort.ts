/**
 * By the time of the last activity
 */
export type ConversationSort = typeof ConversationSort[keyof typeof ConversationSort];


export const ConversationSort = {
  newest: 'newest',
  oldest: 'oldest',
} as const;
