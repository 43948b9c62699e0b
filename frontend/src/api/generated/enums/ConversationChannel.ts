/**
 * `form`: contact form, sender not verified; `account`: signed-in customer
 */
export type ConversationChannel = typeof ConversationChannel[keyof typeof ConversationChannel];


export const ConversationChannel = {
  form: 'form',
  account: 'account',
} as const;
