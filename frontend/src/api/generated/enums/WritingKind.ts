/**
 * Articles, pages written by the owner, or case studies
 */
export type WritingKind = typeof WritingKind[keyof typeof WritingKind];


export const WritingKind = {
  posts: 'posts',
  pages: 'pages',
  'case-studies': 'case-studies',
} as const;
