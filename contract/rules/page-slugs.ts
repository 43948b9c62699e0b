import { LANGUAGES } from './languages.ts';

/** First path segments used by the site itself, now or possibly soon: no page of the owner's can have them. */
const RESERVED = new Set<string>([
  ...LANGUAGES,
  'about',
  'accessibility',
  'admin',
  'blog',
  'book-a-call',
  'call',
  'calls',
  'case-study',
  'confirm-email',
  'contact',
  'conversation',
  'dashboard',
  'forgot-password',
  'login',
  'newsletter',
  'newsletters',
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
  'start-project',
  'static',
  'uploads',
  'well-known',
  'account',
  'bundle',
  'cart',
  'checkout',
  'coupons',
  'feed',
  'download',
  'downloads',
  'logout',
  'invoice',
  'renewal',
  'invoices',
  'manifest',
  'gift',
  'seat',
  'order',
  'orders',
  'pay',
  'project',
  'payments',
  'preferences',
  'quote',
  'quotes',
  'refunds',
  'saved',
  'search',
  'security',
  'share-cards',
  'unsubscribe',
  'waitlist',
  'wallet',
  'withdraw',
  'work',
]);

/** Whether the site itself uses a slug, the path without its leading slash. */
export const isReservedSlug = (address: string): boolean => RESERVED.has(address);

/** A slug made from a title: `Imprint & Contact` becomes `imprint-contact`; empty when the title yields none. */
export const toSlug = (title: string): string =>
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
