/**
 * `form`: contact form, sender not verified; `account`: signed-in customer; `email`: email to the studio, sender not verified
 */
export type ConversationChannel = typeof ConversationChannel[keyof typeof ConversationChannel];


export const ConversationChannel = {
  form: 'form',
  account: 'account',
  email: 'email',
} as const;
