/**
 * `featured` is the owner's own order
 */
export type ProductSort = typeof ProductSort[keyof typeof ProductSort];


export const ProductSort = {
  featured: 'featured',
  newest: 'newest',
  rating: 'rating',
  title: 'title',
} as const;
