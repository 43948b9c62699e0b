/**
 * `featured` is the owner's own order; `popular` starts with what was bought most in 90 days
 */
export type ProductSort = typeof ProductSort[keyof typeof ProductSort];


export const ProductSort = {
  featured: 'featured',
  newest: 'newest',
  rating: 'rating',
  title: 'title',
  popular: 'popular',
} as const;
