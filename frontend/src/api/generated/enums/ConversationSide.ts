/**
 * `person` is the customer or visitor
 */
export type ConversationSide = typeof ConversationSide[keyof typeof ConversationSide];


export const ConversationSide = {
  person: 'person',
  studio: 'studio',
} as const;
