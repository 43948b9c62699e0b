/**
 * Waiting for the studio, waiting for the person, over, not worth an answer
 */
export type ConversationStatus = typeof ConversationStatus[keyof typeof ConversationStatus];


export const ConversationStatus = {
  open: 'open',
  waiting: 'waiting',
  closed: 'closed',
  spam: 'spam',
} as const;
