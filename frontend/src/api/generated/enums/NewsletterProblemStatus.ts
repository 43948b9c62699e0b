/**
 * `bounced` and `complained` end all newsletters to this address until it subscribes again
 */
export type NewsletterProblemStatus = typeof NewsletterProblemStatus[keyof typeof NewsletterProblemStatus];


export const NewsletterProblemStatus = {
  failed: 'failed',
  unconfirmed: 'unconfirmed',
  bounced: 'bounced',
  complained: 'complained',
} as const;
