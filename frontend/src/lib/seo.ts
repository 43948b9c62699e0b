import type { ComponentProps } from 'react';
import { pageCard } from './link-cards.ts';

export interface Page {
  /** Without the site's name; null for the home page, whose title is the name and what the studio does. */
  title: string | null;
  /** One or two sentences for search results. */
  description: string;
  /** The page's address without parameters; null for pages that are no address of their own (404). */
  path: string | null;
  /** Picture for shared links, absolute or on this site; by default the card of the page's path. */
  image?: string | undefined;
  type?: 'website' | 'article';
  /** Private and empty pages stay out of search engines. */
  hidden?: boolean;
  /** Structured data, one object per block; read by search engines from the server-rendered page only. */
  data?: readonly object[];
}

export interface SiteFacts {
  name: string;
  /** What the studio does, in a few words, or empty. */
  tagline: string;
  /** Address of the site's own card; null while it has none. */
  shareCard: string | null;
  /** Scheme and host of the public address. */
  origin: string;
}

/** One tag; the router writes 'script:ld+json' as a script block. */
interface MetaTag extends ComponentProps<'meta'> {
  'script:ld+json'?: object;
}

/** The title as browsers and shared links show it. */
const pageTitle = ({ title }: Pick<Page, 'title'>, { name, tagline }: Pick<SiteFacts, 'name' | 'tagline'>) => {
  if (title !== null) return `${title} · ${name}`;
  return tagline ? `${name} · ${tagline}` : name;
};

/** Tags of one page. Title, description and canonical follow the reader; the rest is for machines that read server-rendered pages. */
export function pageHead(page: Page, site: SiteFacts): { meta: MetaTag[]; links: ComponentProps<'link'>[] } {
  const title = pageTitle(page, site);
  const url = page.path === null ? null : new URL(page.path, site.origin).href;
  return {
    meta: [
      { title },
      ...(page.description ? [{ name: 'description', content: page.description }] : []),
      ...(page.hidden || !url ? [{ name: 'robots', content: 'noindex' }] : []),
      ...(import.meta.env.SSR ? sharing(page, site, title, url) : []),
      ...(import.meta.env.SSR ? (page.data ?? []).map((block) => ({ 'script:ld+json': block })) : []),
    ],
    links: url && !page.hidden ? [{ rel: 'canonical', href: url }] : [],
  };
}

function sharing(page: Page, site: SiteFacts, title: string, url: string | null): MetaTag[] {
  const image = page.image ?? pageCard(page.path?.slice(1) || 'home', site.shareCard);
  return [
    { property: 'og:site_name', content: site.name },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: title },
    ...(page.description ? [{ property: 'og:description', content: page.description }] : []),
    ...(url ? [{ property: 'og:url', content: url }] : []),
    ...(image ? [{ property: 'og:image', content: new URL(image, site.origin).href }] : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ];
}
