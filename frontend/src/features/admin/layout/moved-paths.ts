/** The screens that moved: the path of earlier releases → the path and anchor of today. */
export const MOVED_PATHS: Readonly<Record<string, string>> = {
  '/admin/messages': '/admin/inbox/messages',
  '/admin/invoices': '/admin/orders/invoices',
  '/admin/payments': '/admin/orders/payments',
  '/admin/payments/settings': '/admin/settings/payments',
  '/admin/payouts': '/admin/orders/payouts',
  '/admin/coupons': '/admin/orders/coupons',
  '/admin/mails': '/admin/settings/emails',
  '/admin/mails/previews': '/admin/settings/emails/previews',
  '/admin/mails/settings': '/admin/settings/emails/settings',
  '/admin/activity': '/admin/settings/activity',
  '/admin/team': '/admin/settings/team',
  '/admin/system': '/admin/settings/system',
  '/admin/content/inbox': '/admin/inbox/messages',
  '/admin/content/comments': '/admin/inbox/comments',
  '/admin/content/reviews': '/admin/inbox/reviews',
  '/admin/content/subscribers': '/admin/users/subscribers',
  '/admin/content/waitlist': '/admin/users/waitlist',
  '/admin/content/slides': '/admin/content/home?list=slides#slides',
  '/admin/content/testimonials': '/admin/content/home?list=testimonials#testimonials',
  '/admin/content/faqs': '/admin/content/home?list=faqs#faqs',
  '/admin/content/banner': '/admin/content/home#banner',
  '/admin/content/team': '/admin/content/about?list=team#team',
  '/admin/content/site': '/admin/content/look',
  '/admin/content/site/identity': '/admin/content/look',
  '/admin/content/site/contact': '/admin/content/contact',
  '/admin/content/site/hours': '/admin/content/contact#hours',
  '/admin/content/site/social': '/admin/content/navigation#social',
  '/admin/content/site/footer': '/admin/content/navigation',
  '/admin/content/site/pages': '/admin/content/products',
  '/admin/content/site/product-pages': '/admin/content/products#product-pages',
  '/admin/content/site/coming-soon': '/admin/content/home#coming-soon',
  '/admin/content/site/film': '/admin/content/home#film',
  '/admin/content/site/about': '/admin/content/about#about',
  '/admin/content/site/product-categories': '/admin/products/categories',
  '/admin/content/site/badges': '/admin/products/categories#badges',
  '/admin/content/site/article-categories': '/admin/content/topics#article-categories',
  '/admin/content/site/tags': '/admin/content/topics#tags',
};

interface Address {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly searchStr: string;
}

/** The current URL of a screen that has moved, with its search parameters; undefined for all other paths. */
export function findCurrentUrl({ pathname, searchStr }: Address): string | undefined {
  const target = MOVED_PATHS[pathname.replace(/\/+$/, '')];
  if (target === undefined) return;
  const { pathname: path, search, hash } = new URL(target, 'https://site.example');
  const parameters = new URLSearchParams(`${search}&${searchStr.replace(/^\?/, '')}`.replace(/^\?/, ''));
  return `${path}${parameters.size > 0 ? `?${parameters}` : ''}${hash}`;
}
