/** First parts of addresses that the site itself has, or may have soon: no page of the owner's can stand there. */
const TAKEN = new Set([
  'about',
  'admin',
  'blog',
  'confirm-email',
  'contact',
  'conversation',
  'dashboard',
  'forgot-password',
  'login',
  'newsletter',
  'privacy-policy',
  'product',
  'products',
  'register',
  'services',
  'terms-and-conditions',
  'api',
  'assets',
  'docs',
  'fonts',
  'health',
  'hooks',
  'healthz',
  'index',
  'livez',
  'media',
  'metrics',
  'page-data',
  'readyz',
  'robots',
  'rss',
  'sitemap',
  'static',
  'uploads',
  'well-known',
  'account',
  'cart',
  'checkout',
  'coupons',
  'feed',
  'download',
  'downloads',
  'logout',
  'invoices',
  'manifest',
  'order',
  'orders',
  'pay',
  'payments',
  'preferences',
  'refunds',
  'saved',
  'search',
  'unsubscribe',
  'waitlist',
  'wallet',
]);

/** Whether the site itself stands at an address, the path without its slash. */
export const isTakenAddress = (address: string): boolean => TAKEN.has(address);

/** An address made of a title: `Imprint & Contact` becomes `imprint-contact`; empty when nothing of it can be one. */
export const addressOf = (title: string): string =>
  (
    title
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  )
    .join('-')
    .slice(0, 80)
    .replace(/-$/, '');
