import { language } from '@/i18n/language.ts';

const cards: Readonly<Record<string, string | undefined>> = import.meta.env.LINK_CARDS ?? {};

/** The card with this name, in the page's language where it was drawn in it. */
const findCard = (name: string): string | undefined =>
  (language === 'en' ? undefined : cards[`${language}-${name}`]) ?? cards[name];

/** Link previews designed for the studio's own products and articles, by their cover. */
const BY_COVER: Readonly<Record<string, string | undefined>> = {
  'products-ramadan-cover': 'product-1',
  'products-bangla-cover': 'product-2',
  'products-uxui-cover': 'product-3',
  'products-mehndi-cover': 'product-4',
  'products-kareem-cover': 'product-5',
  'products-upscaler-cover': 'product-6',
  'posts-ramadan': 'post-1',
  'posts-bangla': 'post-2',
  'posts-uxui': 'post-3',
};

/**
 * The card designed for one of the site's own pages, such as 'about'; the demo's home page stands for pages without one.
 * Undefined unless the site uses the demo's cards.
 * @param card the owner's card for all pages; null without one
 */
export const pageCard = (name: string, card: string | null): string | undefined =>
  card !== null && card === cards.home ? (findCard(name) ?? findCard('home')) : undefined;

/**
 * The card designed for a product or an article; undefined without one.
 * @param cover URL of its picture, as the API returns it: the one in Bangla begins with `bn-`
 */
export function designedCard(cover: string): string | undefined {
  const name = /\/media\/(?:bn-)?(.+)-[0-9a-f]{8}-\d+\.webp$/.exec(cover)?.[1] ?? '';
  return findCard(BY_COVER[name] ?? '');
}
