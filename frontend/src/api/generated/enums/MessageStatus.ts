export type MessageStatus = typeof MessageStatus[keyof typeof MessageStatus];


export const MessageStatus = {
  new: 'new',
  answered: 'answered',
  spam: 'spam',
} as const;
