/**
 * Kind of email that an unsubscribe link is about; the last four go to the studio
 */
export type MailLinkKind = typeof MailLinkKind[keyof typeof MailLinkKind];


export const MailLinkKind = {
  releases: 'releases',
  reviews: 'reviews',
  newsletter: 'newsletter',
  waitlist: 'waitlist',
  orders: 'orders',
  payments: 'payments',
  payouts: 'payouts',
  digest: 'digest',
} as const;
