/**
 * `vulnerability` for a report of a vulnerability; `general` for everything else
 */
export type ConversationTopic = typeof ConversationTopic[keyof typeof ConversationTopic];


export const ConversationTopic = {
  general: 'general',
  vulnerability: 'vulnerability',
} as const;
