// The domains of the product: the customer's and the administration's side of one subject share a room.

/** Tags of the contract by room. A room imports other rooms in one direction only (`cycles.ts`). */
export const DOMAINS: Readonly<Record<string, readonly string[]>> = {
  catalogue: [
    'products',
    'admin-products',
    'bundles',
    'admin-bundles',
    'releases',
    'admin-releases',
    'reviews',
    'admin-reviews',
    'saved',
    'admin-uploads',
  ],
  media: ['admin-pictures'],
  orders: [
    'cart',
    'orders',
    'admin-orders',
    'cart',
    'guest-orders',
    'gifts',
    'contract-withdrawals',
    'admin-coupons',
    'downloads',
    'renewals',
    'licences',
    'admin-licence-keys',
  ],
  billing: [
    'invoices',
    'invoice-links',
    'admin-invoices',
    'payments',
    'admin-payments',
    'payouts',
    'admin-payouts',
    'wallet',
  ],
  accounts: [
    'auth',
    'sessions',
    'passkeys',
    'second-factor',
    'profile',
    'addresses',
    'admin-users',
    'admin-team',
    'admin-api-keys',
  ],
  writing: [
    'blog',
    'comments',
    'admin-articles',
    'admin-comments',
    'admin-pages',
    'pages',
    'case-studies',
    'admin-case-studies',
    'admin-writing',
  ],
  conversations: ['contact', 'vulnerability-reports', 'conversations', 'visitor-conversations', 'admin-conversations'],
  projects: [
    'briefs',
    'admin-leads',
    'admin-quotes',
    'quote-links',
    'admin-milestones',
    'admin-projects',
    'admin-hours',
    'project-links',
  ],
  email: ['mails', 'admin-mails', 'newsletter', 'admin-subscribers', 'admin-newsletters', 'admin-sequences'],
  site: ['site', 'admin-site', 'admin-banner', 'admin-redirects', 'admin-indexing'],
  showcase: ['home', 'about', 'services', 'legal', 'admin-lists'],
  insight: ['overview', 'admin-overview', 'admin-analytics', 'search', 'visits', 'admin-visits'],
  operations: ['admin-system', 'admin-imports', 'admin-settings', 'admin-views', 'admin-webhooks'],
  privacy: ['data-export'],
  activity: ['admin-activity', 'notifications'],
  translations: ['admin-translations'],
};

export type Domains = typeof DOMAINS;

/** Undefined for a tag that no room has. */
export const domainOf = (tag: string, domains: Domains = DOMAINS): string | undefined =>
  Object.keys(domains).find((domain) => domains[domain]?.includes(tag));
