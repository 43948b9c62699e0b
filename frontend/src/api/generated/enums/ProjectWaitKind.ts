/**
 * A response to a quote or a deliverable, a payment, a revised version, a reply to a message, marks of the client on the newest version, an answer to a change request, or a signature of the handover
 */
export type ProjectWaitKind = typeof ProjectWaitKind[keyof typeof ProjectWaitKind];


export const ProjectWaitKind = {
  quote: 'quote',
  approve: 'approve',
  pay: 'pay',
  change: 'change',
  reply: 'reply',
  marks: 'marks',
  request: 'request',
  sign: 'sign',
} as const;
