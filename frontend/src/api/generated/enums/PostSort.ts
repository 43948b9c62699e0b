export type PostSort = typeof PostSort[keyof typeof PostSort];


export const PostSort = {
  newest: 'newest',
  popular: 'popular',
} as const;
