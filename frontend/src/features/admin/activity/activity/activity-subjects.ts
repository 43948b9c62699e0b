import type { ActivityEntry, ActivitySubject } from '@/api/generated/model.ts';

type Thing = Pick<ActivityEntry, 'action' | 'subject' | 'subject_id' | 'label'>;

/** The filter's options: what changed. In the order of the sidebar. */
export const SUBJECT_LABELS: Readonly<Record<ActivitySubject, string>> = {
  order: 'Orders',
  product: 'Products',
  invoice: 'Invoices',
  'invoice-schedule': 'Recurring invoices',
  bundle: 'Bundles',
  coupon: 'Coupons',
  user: 'Users and team',
  payment: 'Payments',
  payout: 'Payouts',
  conversation: 'Messages',
  lead: 'Projects',
  organisation: 'Organisations',
  call: 'Calls',
  'call-settings': 'Call availability',
  quote: 'Quotes',
  'canned-text': 'Saved replies',
  view: 'Saved views',
  post: 'Articles',
  page: 'Pages',
  'case-study': 'Case studies',
  comment: 'Comments',
  review: 'Reviews',
  testimonial: 'Testimonials',
  service: 'Services',
  'team-member': 'Team members',
  faq: 'FAQ',
  slide: 'Hero slides',
  banner: 'Banner',
  site: 'Site texts',
  picture: 'Pictures',
  subscriber: 'Subscribers',
  newsletter: 'Newsletters',
  sequence: 'Sequences',
  settings: 'Settings',
  'invoice-settings': 'Tax and invoices',
  'sent-mail': 'Emails sent again',
  mail: 'Test emails',
  import: 'Imports',
  job: 'Failed jobs',
  translation: 'Translations',
  'api-key': 'API keys',
  webhook: 'Webhooks',
  redirect: 'Redirects',
  'timeline-note': 'Timeline notes',
  affiliate: 'Affiliates',
};

/** The noun of a single record in a filter without a name: 'This order'. */
export const SUBJECT_NOUNS: Readonly<Partial<Record<ActivitySubject, string>>> = {
  order: 'order',
  product: 'product',
  bundle: 'bundle',
  coupon: 'coupon',
  user: 'user',
  post: 'article',
  page: 'page',
  'case-study': 'case study',
};

const LIST_NAMES: Readonly<Partial<Record<ActivitySubject, string>>> = {
  testimonial: 'the testimonials',
  service: 'the services',
  'team-member': 'the team',
  faq: 'the FAQ',
  slide: 'the hero slides',
};

/** A prefix of the name that the sentence already contains: a comment 'on' its article. */
const REPEATED: Readonly<Partial<Record<ActivitySubject, RegExp>>> = {
  comment: /^Comment on /,
  review: /^Review of /,
};

/** Kinds whose names begin with a common noun: 'Order #10125' becomes 'order #10125' within a sentence. */
const COMMON_NOUNS: readonly ActivitySubject[] = ['order', 'invoice', 'coupon', 'payout', 'banner'];

/** The record's name as it reads within a sentence. */
export function recordName({ action, subject, label }: Thing): string {
  if (action.endsWith('.order')) return LIST_NAMES[subject] ?? label;
  const repeated = REPEATED[subject];
  if (repeated) return label.replace(repeated, '');
  if (subject === 'banner') return 'the promo banner';
  return COMMON_NOUNS.includes(subject) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

const settingsPath = (label: string): string => {
  if (label === 'Emails') return '/admin/settings/emails/settings';
  if (label === 'Search engines') return '/admin/content/redirects';
  if (label.startsWith('Sign-in: ')) return '/admin/settings/sign-in';
  return label === 'Payment settings' ? '/admin/settings/payments' : '/admin/settings';
};

/** The page and the anchor of each section of the site's texts. */
const SITE_PAGES: Readonly<Record<string, string>> = {
  identity: '/admin/content/look',
  contact: '/admin/content/contact',
  hours: '/admin/content/contact#hours',
  social: '/admin/content/navigation#social',
  footer: '/admin/content/navigation',
  heads: '/admin/content/products',
  suite: '/admin/content/home#coming-soon',
  productPage: '/admin/content/products#product-pages',
  film: '/admin/content/home#film',
  about: '/admin/content/about#about',
  productCategories: '/admin/products/categories',
  productBadges: '/admin/products/categories#badges',
  postCategories: '/admin/content/topics#article-categories',
  postTags: '/admin/content/topics#tags',
};

const content = (page: string) => () => `/admin/content/${page}`;
const entryOf = (page: string, list: string) => (id: string) =>
  `/admin/content/${page}?list=${list}&entry=${id}#${list}`;

/** The screen of each kind; `id` is encoded. */
const PATHS: Readonly<Record<ActivitySubject, (id: string, label: string) => string | undefined>> = {
  product: (id) => `/admin/products/${id}`,
  order: (id) => `/admin/orders/${id}`,
  user: (id, label) => (label === 'Deleted user' ? undefined : `/admin/users/${id}`),
  invoice: (id) => `/admin/orders/invoices?invoice=${id}`,
  'invoice-schedule': () => '/admin/orders/invoices',
  call: () => '/admin/inbox/calls',
  'call-settings': () => '/admin/inbox/calls',
  bundle: (id) => `/admin/products/bundles?bundle=${id}`,
  coupon: (id) => `/admin/orders/coupons?coupon=${id}`,
  post: (id) => `/admin/content/articles/${id}`,
  page: (id) => `/admin/content/pages/${id}`,
  'case-study': (id) => `/admin/content/case-studies/${id}`,
  comment: () => '/admin/inbox/comments',
  review: () => '/admin/inbox/reviews',
  testimonial: entryOf('home', 'testimonials'),
  service: entryOf('services', 'services'),
  faq: entryOf('home', 'faqs'),
  'team-member': entryOf('about', 'team'),
  slide: entryOf('home', 'slides'),
  banner: content('home#banner'),
  site: (id) => SITE_PAGES[id],
  picture: content('pictures'),
  conversation: (id) => `/admin/inbox/messages?entry=${id}`,
  lead: (id) => `/admin/inbox/projects/${id}`,
  organisation: (id) => `/admin/inbox/organisations/${id}`,
  quote: (id) => `/admin/inbox/quotes/${id}`,
  'canned-text': () => undefined,
  view: () => undefined,
  payment: (id) => `/admin/orders/payments?payment=${id}`,
  payout: (id) => `/admin/orders/payouts?payout=${id}`,
  settings: (_id, label) => settingsPath(label),
  'invoice-settings': () => '/admin/settings/tax',
  'sent-mail': () => '/admin/settings/emails',
  mail: () => undefined,
  subscriber: () => '/admin/users/subscribers',
  newsletter: (id) => (id === '' ? '/admin/users/newsletters' : `/admin/users/newsletters/${id}`),
  sequence: (id) => `/admin/users/newsletters/sequences/${id}`,
  import: () => '/admin/import',
  job: () => '/admin/settings/system',
  translation: (id) => `/admin/content/translations?record=${id}`,
  'api-key': () => '/admin/settings/api',
  webhook: () => '/admin/settings/api/webhooks',
  redirect: content('redirects'),
  'timeline-note': () => '/admin/analytics',
  affiliate: (id) => `/admin/orders/affiliates?affiliate=${id}`,
};

/** The path of the record's screen; undefined for a deleted record or one without a screen. */
export function recordPath({ action, subject, subject_id, label }: Thing): string | undefined {
  if (action.endsWith('.order')) return PATHS[subject]('', label)?.replace(/\?[^#]*/, '');
  if (/\.(delete|remove|withdraw-invitation|invite|resend-invitation)$/.test(action)) return undefined;
  return PATHS[subject](encodeURIComponent(subject_id ?? ''), label);
}
