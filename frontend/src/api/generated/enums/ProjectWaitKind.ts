/**
 * A response to a quote or a deliverable, a payment, a revised version, a reply to a message, or marks of the client on the newest version
 */
export type ProjectWaitKind = typeof ProjectWaitKind[keyof typeof ProjectWaitKind];


export const ProjectWaitKind = {
  quote: 'quote',
  approve: 'approve',
  pay: 'pay',
  change: 'change',
  reply: 'reply',
  marks: 'marks',
} as const;
