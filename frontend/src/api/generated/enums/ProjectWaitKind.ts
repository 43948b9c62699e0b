/**
 * A response to a quote or a deliverable, a payment, a revised version, or a reply to a message
 */
export type ProjectWaitKind = typeof ProjectWaitKind[keyof typeof ProjectWaitKind];


export const ProjectWaitKind = {
  quote: 'quote',
  approve: 'approve',
  pay: 'pay',
  change: 'change',
  reply: 'reply',
} as const;
