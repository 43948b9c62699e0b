/**
 * Where it is: `sending` until each recipient was dealt with, `stopped` when it was ended before
 */
export type NewsletterStatus = typeof NewsletterStatus[keyof typeof NewsletterStatus];


export const NewsletterStatus = {
  draft: 'draft',
  scheduled: 'scheduled',
  sending: 'sending',
  paused: 'paused',
  sent: 'sent',
  stopped: 'stopped',
} as const;
