/**
 * Kind of email that customers can turn off
 */
export type MailChoiceKind = typeof MailChoiceKind[keyof typeof MailChoiceKind];


export const MailChoiceKind = {
  releases: 'releases',
  reviews: 'reviews',
  newsletter: 'newsletter',
} as const;
