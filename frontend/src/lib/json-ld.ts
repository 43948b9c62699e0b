import { language, toAddress } from '@/i18n/language.ts';
import { businessDay } from './business-time-zone.ts';
import { shopCurrency } from './format.ts';
import { topicName } from './topic-name.ts';

export const CONTEXT = 'https://schema.org';

interface Organization {
  name: string;
  description: string;
  contactEmail: string;
  social: readonly { url: string }[];
}

/** The studio, on a page that has `siteData`. */
export const studioIn = (origin: string) => ({ '@id': `${origin}/#studio` });

/** The studio and its site, for pages that refer to it. */
export function siteData({ name, description, contactEmail, social }: Organization, origin: string): object[] {
  const id = `${origin}/#studio`;
  const url = origin + toAddress('/');
  return [
    {
      '@context': CONTEXT,
      '@type': 'Organization',
      '@id': id,
      name,
      url,
      logo: `${origin}/icon-512.png`,
      ...(description ? { description } : {}),
      ...(contactEmail ? { email: contactEmail } : {}),
      ...(social.length > 0 ? { sameAs: social.map((link) => link.url) } : {}),
    },
    { '@context': CONTEXT, '@type': 'WebSite', name, url, inLanguage: language, publisher: { '@id': id } },
  ];
}

/** The breadcrumbs from the home page to this page; paths start with '/'. */
export function breadcrumbData(steps: readonly { name: string; path: string }[], origin: string): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(toAddress(path), origin).href,
    })),
  };
}

/** A list page: the URLs of its entries in display order. */
export function listData(
  base: '/product' | '/blog',
  items: readonly { id: number; title: string }[],
  origin: string,
): object {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    itemListElement: items.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: origin + toAddress(`${base}/${id}`),
    })),
  };
}

/** A page about the studio itself. */
export function pageData(
  type: 'AboutPage' | 'ContactPage',
  page: { name: string; description: string; path: string },
  origin: string,
): object {
  return {
    '@context': CONTEXT,
    '@type': type,
    name: page.name,
    description: page.description,
    url: origin + toAddress(page.path),
    inLanguage: language,
    mainEntity: { '@id': `${origin}/#studio` },
  };
}

/** The services of the studio. */
export function serviceData(services: readonly { title: string; description: string }[], origin: string): object[] {
  return services.map(({ title, description }) => ({
    '@context': CONTEXT,
    '@type': 'Service',
    name: title,
    serviceType: title,
    description,
    url: origin + toAddress('/services'),
    provider: { '@id': `${origin}/#studio` },
  }));
}

/** The category names that search engines know, by words in an owner's own categories. */
const KNOWN_CATEGORIES: readonly (readonly [words: RegExp, name: string])[] = [
  [/design|graphic/i, 'DesignApplication'],
  [/develop|script|plugin|code/i, 'DeveloperApplication'],
  [/game/i, 'GameApplication'],
  [/educat|learn|course/i, 'EducationalApplication'],
  [/business|office/i, 'BusinessApplication'],
  [/photo|video|image|music|audio/i, 'MultimediaApplication'],
];
const applicationCategory = (category: string): string =>
  KNOWN_CATEGORIES.find(([words]) => words.test(category))?.[1] ?? 'UtilitiesApplication';

const SYSTEMS: readonly (readonly [word: RegExp, name: string])[] = [
  [/android/i, 'Android'],
  [/\bios\b|iphone|ipad/i, 'iOS'],
  [/windows/i, 'Windows'],
  [/mac/i, 'macOS'],
  [/linux/i, 'Linux'],
];
/** The search engines' name of a category; empty if there is none. */
const operatingSystem = (category: string): { operatingSystem?: string } => {
  const names = SYSTEMS.filter(([word]) => word.test(category)).map(([, name]) => name);
  return names.length > 0 ? { operatingSystem: names.join(', ') } : {};
};

interface SoldSoftware {
  title: string;
  description: string;
  category: string;
  version: string;
  /** ISO date. */
  lastUpdate: string;
  rating: number;
  reviews: number;
  images: readonly { url: string }[];
  /** Prices in the shop's currency. */
  pricing: readonly { name: string; price: number; launch?: { price: number; until: string } }[];
}

/**
 * One product of the catalogue, as an offer and as software.
 * @param taxed whether prices include tax
 */
export function productData(product: SoldSoftware, url: string, taxed: boolean, origin: string): object {
  return {
    '@context': CONTEXT,
    '@type': ['Product', 'SoftwareApplication'],
    name: product.title,
    description: product.description.split('\n\n', 1)[0],
    url,
    applicationCategory: applicationCategory(product.category),
    applicationSubCategory: topicName(product.category),
    ...operatingSystem(product.category),
    inLanguage: language,
    softwareVersion: product.version,
    dateModified: product.lastUpdate,
    brand: studioIn(origin),
    publisher: studioIn(origin),
    image: product.images.map((image) => new URL(image.url, origin).href),
    ...(product.pricing.length > 0
      ? {
          offers: product.pricing.map(({ name, price, launch }) => ({
            '@type': 'Offer',
            name,
            price: (launch?.price ?? price).toFixed(2),
            priceCurrency: shopCurrency(),
            ...(launch ? { priceValidUntil: lastDay(launch.until) } : {}),
            ...(taxed || price === 0 ? {} : { priceSpecification: untaxed(launch?.price ?? price) }),
            availability: `${CONTEXT}/InStock`,
            seller: studioIn(origin),
            url,
          })),
        }
      : {}),
    ...(product.reviews > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.rating,
            ratingCount: product.reviews,
          },
        }
      : {}),
  };
}

/** The last day before the end of an offer, which is exclusive. */
export const lastDay = (until: string): string => businessDay(Date.parse(until) - 1);

/** A price that excludes tax. */
export const untaxed = (price: number) => ({
  '@type': 'PriceSpecification',
  price: price.toFixed(2),
  priceCurrency: shopCurrency(),
  valueAddedTaxIncluded: false,
});

interface Article {
  title: string;
  excerpt: string;
  author: string;
  /** ISO date. */
  date: string;
  /** ISO time; null if it was never changed */
  changed: string | null;
  category: string;
  tags: readonly string[];
  series: { name: string } | null;
  image: { url: string };
  comments: number;
  likes: number;
}

/** One article of the blog. */
export function articleData(post: Article, url: string, origin: string): object {
  return {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    url,
    mainEntityOfPage: url,
    inLanguage: language,
    datePublished: post.date,
    dateModified: post.changed ?? post.date,
    author: { '@type': 'Person', name: post.author },
    articleSection: topicName(post.category),
    keywords: post.tags.map(topicName).join(', '),
    ...(post.series ? { isPartOf: { '@type': 'CreativeWorkSeries', name: post.series.name } } : {}),
    image: new URL(post.image.url, origin).href,
    commentCount: post.comments,
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: `${CONTEXT}/LikeAction`,
      userInteractionCount: post.likes,
    },
    publisher: { '@id': `${origin}/#studio` },
  };
}
