const cards: Readonly<Record<string, string | undefined>> = import.meta.env.LINK_CARDS ?? {};

/** The cards that were drawn for what the studio itself sells and writes, by the cover that they show. */
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
 * Preview of one of the site's own pages, such as 'about', when its link is shared: the owner's card. Beside the demo's own
 * card every page has one that was drawn for it.
 */
export const pageCard = (name: string, card: string | null): string | undefined =>
  (card === cards.home ? cards[name] : undefined) ?? card ?? undefined;

/**
 * Preview of a product or an article: its card, or its cover where no card was drawn for it.
 * @param cover address of its picture, as the API sends it
 */
export function coverCard(cover: string): string {
  const name = /\/media\/(.+)-[0-9a-f]{8}-\d+\.webp$/.exec(cover)?.[1] ?? '';
  return cards[BY_COVER[name] ?? ''] ?? cover;
}
