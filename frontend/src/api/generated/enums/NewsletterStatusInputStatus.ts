/**
 * `draft` cancels a schedule, `sending` resumes
 */
export type NewsletterStatusInputStatus = typeof NewsletterStatusInputStatus[keyof typeof NewsletterStatusInputStatus];


export const NewsletterStatusInputStatus = {
  draft: 'draft',
  sending: 'sending',
  paused: 'paused',
  stopped: 'stopped',
} as const;
