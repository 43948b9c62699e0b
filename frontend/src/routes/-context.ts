import type { QueryClient } from '@tanstack/react-query';
import type { Site } from '@/api/generated/model.ts';
import { getGetSiteQueryKey } from '@/api/generated/site/site.ts';
import { type Page, pageHead } from '@/lib/seo.ts';

/** What every route may use. */
export interface AppContext {
  readonly queryClient: QueryClient;
  /** Scheme and host of the public address. */
  origin: string;
}

/** The site's settings while they cannot be fetched; the name is the product's own default. */
const UNKNOWN_SITE: Site = {
  name: 'My Portfolio',
  description: 'Apps, design and articles by an independent studio.',
  contactEmail: '',
  phone: '',
  location: '',
  channelUrl: '',
  promo: null,
  social: [],
  links: [],
  hours: [],
  registrationOpen: true,
  maintenance: false,
  defaultTheme: null,
};

/** The settings that the root route has loaded. */
export const siteOf = ({ queryClient }: AppContext): Site =>
  queryClient.getQueryData<Site>(getGetSiteQueryKey()) ?? UNKNOWN_SITE;

/** Head of a page under the site's name and address. */
export const headOf = (context: AppContext, page: Page) =>
  pageHead(page, { name: siteOf(context).name, origin: context.origin });

/** Head of an item's page without the item: there is none, or it could not be fetched. */
export const absentHead = (context: AppContext, failed: boolean, missing: string) => {
  const title = failed ? 'Something went wrong' : missing;
  return headOf(context, { title, description: title, path: null });
};

/** Head of a page behind a guard. */
export const privateHead = (context: AppContext, title: string, path: string) =>
  headOf(context, { title, description: siteOf(context).description, path, hidden: true });
