/**
 * `open` waits for the studio, `waiting` for the customer; `spam` is not shown to the customer as such
 */
export type ConversationStatus = typeof ConversationStatus[keyof typeof ConversationStatus];


export const ConversationStatus = {
  open: 'open',
  waiting: 'waiting',
  closed: 'closed',
  spam: 'spam',
} as const;
