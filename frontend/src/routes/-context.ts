import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import type { Site } from '@/api/generated/model.ts';
import { getGetSiteQueryKey } from '@/api/generated/site/site.ts';
import { type Page, pageHead } from '@/lib/seo.ts';

/** The context of every route. */
export interface AppContext {
  readonly queryClient: QueryClient;
  /** Scheme and host of the public URL. */
  origin: string;
}

/** Fallback settings while the site's cannot be fetched; the name is the product's default. */
const NO_HEAD = { title: '', text: '' };

const UNKNOWN_SITE: Site = {
  name: 'My Portfolio',
  description: '',
  tagline: '',
  logo: null,
  shareCard: null,
  answer: '',
  footer: [],
  footerLine: '',
  heads: { products: NO_HEAD, services: NO_HEAD, blog: NO_HEAD, contact: NO_HEAD, about: NO_HEAD },
  productPage: { cards: [], promo: null },
  productFilters: [],
  postFilters: [],
  contactEmail: '',
  phone: '',
  location: '',
  channelUrl: '',
  promo: null,
  social: [],
  links: [],
  hours: [],
  registrationOpen: true,
  signInProviders: [],
  maintenance: false,
  currency: 'USD',
  time_zone: 'UTC',
  pricesIncludeTax: true,
  legal: [],
  defaultTheme: null,
};

/** The settings that the root route has loaded. */
export const getSite = ({ queryClient }: AppContext): Site =>
  queryClient.getQueryData<Site>(getGetSiteQueryKey()) ?? UNKNOWN_SITE;

/** Head of a page under the site's name and URL. */
export const getHead = (context: AppContext, page: Page) =>
  pageHead(page, { ...getSite(context), origin: context.origin });

/** The description of one of the site's pages in search results: its lead text, else the site's own description. */
export const getDescription = (context: AppContext, page: keyof Site['heads']): string => {
  const { heads, description } = getSite(context);
  return heads[page].text || description;
};

/** Head of an item's page without the item: it does not exist, or could not be fetched. */
export const notFoundHead = (context: AppContext, failed: boolean, missing: string) => {
  const title = failed ? t`Something went wrong` : missing;
  return getHead(context, { title, description: title, path: null });
};

interface Match {
  readonly match: { readonly context: AppContext; readonly pathname: string };
}

/** Head of a page behind a guard, for a route's `head` option. */
export const privateHead =
  (title: string) =>
  ({ match: { context, pathname: path } }: Match) =>
    getHead(context, { title, description: getSite(context).description, path, hidden: true });
