/**
 * Articles, or pages written by the owner
 */
export type WritingKind = typeof WritingKind[keyof typeof WritingKind];


export const WritingKind = {
  posts: 'posts',
  pages: 'pages',
} as const;
