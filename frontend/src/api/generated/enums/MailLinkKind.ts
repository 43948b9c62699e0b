export type MailLinkKind = typeof MailLinkKind[keyof typeof MailLinkKind];


export const MailLinkKind = {
  releases: 'releases',
  reviews: 'reviews',
  newsletter: 'newsletter',
  waitlist: 'waitlist',
  orders: 'orders',
  digest: 'digest',
} as const;
