/**
 * `popular` sorts by recent reads, then by likes, saves and comments, and leaves out articles without any
 */
export type PostSort = typeof PostSort[keyof typeof PostSort];


export const PostSort = {
  newest: 'newest',
  popular: 'popular',
} as const;
