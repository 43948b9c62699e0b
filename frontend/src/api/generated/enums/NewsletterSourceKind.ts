/**
 * Kind of the source
 */
export type NewsletterSourceKind = typeof NewsletterSourceKind[keyof typeof NewsletterSourceKind];


export const NewsletterSourceKind = {
  article: 'article',
  release: 'release',
} as const;
