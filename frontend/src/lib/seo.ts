import { INDEXED_LANGUAGES, LOCALES, toLanguagePath } from '@contract/rules/languages.ts';
import type { ComponentProps } from 'react';
import { language, locale, toAddress } from '@/i18n/language.ts';
import { type CardSubject, shareCard } from './share-card.ts';

export interface Page {
  /** Without the site's name; null for the home page, which is titled with the name and the tagline. */
  title: string | null;
  /** One or two sentences for search results. */
  description: string;
  /** The page's URL path without parameters; null for pages without a URL of their own (404). */
  path: string | null;
  /** For the picture of shared links; without it, the card of the page's path. */
  card?: CardSubject;
  type?: 'website' | 'article';
  /** Excludes private and empty pages from search engines. */
  hidden?: boolean;
  /** Structured data, one object per block; only in server-rendered pages, where search engines read it. */
  data?: readonly object[];
}

export interface SiteFacts {
  name: string;
  /** The studio's tagline, or empty. */
  tagline: string;
  /** URL of the site's own card; null while it has none. */
  shareCard: string | null;
  /** Scheme and host of the public URL. */
  origin: string;
}

/** A meta tag; the router renders 'script:ld+json' as a script block. */
interface MetaTag extends ComponentProps<'meta'> {
  'script:ld+json'?: object;
}

/** Whether search engines leave out this language; they read server-rendered pages. */
const UNLISTED = import.meta.env.SSR && !INDEXED_LANGUAGES.includes(language);

/** The title as browsers and link previews show it. */
const pageTitle = ({ title }: Pick<Page, 'title'>, { name, tagline }: Pick<SiteFacts, 'name' | 'tagline'>) => {
  if (title !== null) return `${title} · ${name}`;
  return tagline ? `${name} · ${tagline}` : name;
};

/**
 * Tags of one page. Title, description and canonical link are updated on navigation; the rest is for crawlers, which
 * read server-rendered pages.
 */
export function pageHead(page: Page, site: SiteFacts): { meta: MetaTag[]; links: ComponentProps<'link'>[] } {
  const title = pageTitle(page, site);
  const url = page.path === null ? null : new URL(toAddress(page.path), site.origin).href;
  return {
    meta: [
      { title },
      ...(page.description ? [{ name: 'description', content: page.description }] : []),
      ...(page.hidden || !url || UNLISTED ? [{ name: 'robots', content: 'noindex' }] : []),
      ...(import.meta.env.SSR ? sharing(page, site, title, url) : []),
      ...(import.meta.env.SSR ? (page.data ?? []).map((block) => ({ 'script:ld+json': block })) : []),
    ],
    links:
      url && page.path && !page.hidden
        ? [{ rel: 'canonical', href: url }, ...(import.meta.env.SSR ? alternates(page.path, site.origin) : [])]
        : [],
  };
}

/** The page in every language, itself included, and for readers of any other language. */
function alternates(path: string, origin: string): ComponentProps<'link'>[] {
  const versions = INDEXED_LANGUAGES.map((version) => ({ hrefLang: version as string, version }));
  return [...versions, { hrefLang: 'x-default', version: 'en' as const }].map(({ hrefLang, version }) => ({
    rel: 'alternate',
    hrefLang,
    href: new URL(toLanguagePath(path, version), origin).href,
  }));
}

/** Open Graph writes 'bn_BD'. */
const toTerritory = (tag: string): string => tag.replace('-', '_');

function sharing(page: Page, site: SiteFacts, title: string, url: string | null): MetaTag[] {
  const card = shareCard(page.title ?? site.name, page.path, page.card, site);
  return [
    { property: 'og:site_name', content: site.name },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:locale', content: toTerritory(locale) },
    ...INDEXED_LANGUAGES.filter((other) => url !== null && other !== language).map((other) => ({
      property: 'og:locale:alternate',
      content: toTerritory(LOCALES[other]),
    })),
    { property: 'og:title', content: title },
    ...(page.description ? [{ property: 'og:description', content: page.description }] : []),
    ...(url ? [{ property: 'og:url', content: url }] : []),
    { property: 'og:image', content: new URL(card.url, site.origin).href },
    ...Object.entries(card.size ?? {}).map(([side, pixels]) => ({
      property: `og:image:${side}`,
      content: String(pixels),
    })),
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
