import type { PostVariant } from '../post-variants.ts';

/**
 * Lays out a page of articles in two columns without a gap in any row: the first one spans both columns, and so does a
 * single one left over at the end. Later pages have no wide opening.
 */
export function arrangePosts(count: number, isFirstPage: boolean): PostVariant[] {
  const lead = isFirstPage && count !== 2 ? 1 : 0;
  const isOdd = (count - lead) % 2 === 1;
  return Array.from({ length: count }, (_, index): PostVariant => {
    if (index < lead) return 'lead';
    return isOdd && index === count - 1 ? 'wide' : 'half';
  });
}
