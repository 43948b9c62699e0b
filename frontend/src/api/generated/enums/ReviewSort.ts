/**
 * By date or by stars
 */
export type ReviewSort = typeof ReviewSort[keyof typeof ReviewSort];


export const ReviewSort = {
  newest: 'newest',
  best: 'best',
  worst: 'worst',
} as const;
