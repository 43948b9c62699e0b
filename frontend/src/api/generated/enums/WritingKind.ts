/**
 * Articles or the owner's own pages
 */
export type WritingKind = typeof WritingKind[keyof typeof WritingKind];


export const WritingKind = {
  posts: 'posts',
  pages: 'pages',
} as const;
