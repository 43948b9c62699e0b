/**
 * `waiting` is queued or being retried, `failed` is given up; after `sent`, `bounced` was returned as undeliverable, and `complained` was reported as spam by the recipient
 */
export type MailStatus = typeof MailStatus[keyof typeof MailStatus];


export const MailStatus = {
  waiting: 'waiting',
  sent: 'sent',
  failed: 'failed',
  bounced: 'bounced',
  complained: 'complained',
} as const;
