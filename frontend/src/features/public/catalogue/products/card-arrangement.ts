/**
 * The layout of a product: the poster of a page, one of two or one of three in a row. The last of an odd number of
 * thirds is 'wide', because windows that show two in a row would leave a gap next to it.
 */
export type CardVariant = 'lead' | 'half' | 'third' | 'wide';

/** How many are placed in rows of two so that the others fill rows of three, by the remainder modulo three. */
const PAIRED = [0, 4, 2] as const;

/**
 * Lays out a page of products without a gap in any row: the first as the poster, then rows of two until the rest is
 * divisible by three. Later pages have no poster.
 */
export function arrangeCards(count: number, isFirstPage: boolean): CardVariant[] {
  if (count === 1 && isFirstPage) return ['lead'];
  const lead = isFirstPage && count > 2 ? 1 : 0;
  const rest = count - lead;
  const halves = rest < 3 ? rest : PAIRED[(rest % 3) as 0 | 1 | 2];
  return Array.from({ length: count }, (_, index): CardVariant => {
    if (index < lead) return 'lead';
    if (index < lead + halves) return 'half';
    return index === count - 1 && (rest - halves) % 2 === 1 ? 'wide' : 'third';
  });
}
