/**
 * `popular` sorts by likes and saves together and leaves out articles without any
 */
export type PostSort = typeof PostSort[keyof typeof PostSort];


export const PostSort = {
  newest: 'newest',
  popular: 'popular',
} as const;
