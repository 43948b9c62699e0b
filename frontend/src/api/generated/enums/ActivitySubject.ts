/**
 * Kind of a resource whose changes are recorded
 */
export type ActivitySubject = typeof ActivitySubject[keyof typeof ActivitySubject];


export const ActivitySubject = {
  product: 'product',
  order: 'order',
  user: 'user',
  bundle: 'bundle',
  coupon: 'coupon',
  post: 'post',
  page: 'page',
  'case-study': 'case-study',
  comment: 'comment',
  review: 'review',
  testimonial: 'testimonial',
  service: 'service',
  faq: 'faq',
  'team-member': 'team-member',
  slide: 'slide',
  banner: 'banner',
  site: 'site',
  picture: 'picture',
  conversation: 'conversation',
  lead: 'lead',
  quote: 'quote',
  'canned-text': 'canned-text',
  view: 'view',
  payment: 'payment',
  payout: 'payout',
  settings: 'settings',
  'invoice-settings': 'invoice-settings',
  invoice: 'invoice',
  'sent-mail': 'sent-mail',
  mail: 'mail',
  subscriber: 'subscriber',
  import: 'import',
  job: 'job',
  translation: 'translation',
  newsletter: 'newsletter',
} as const;
