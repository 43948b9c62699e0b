/**
 * Written in the contact form, where nobody shows who he is, or signed in
 */
export type ConversationChannel = typeof ConversationChannel[keyof typeof ConversationChannel];


export const ConversationChannel = {
  form: 'form',
  account: 'account',
} as const;
