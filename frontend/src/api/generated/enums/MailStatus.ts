/**
 * `waiting` is queued or being retried, `failed` is given up
 */
export type MailStatus = typeof MailStatus[keyof typeof MailStatus];


export const MailStatus = {
  waiting: 'waiting',
  sent: 'sent',
  failed: 'failed',
} as const;
