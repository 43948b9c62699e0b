/**
 * What the page shows
 */
export type VisitPageKind = typeof VisitPageKind[keyof typeof VisitPageKind];


export const VisitPageKind = {
  page: 'page',
  article: 'article',
  product: 'product',
} as const;
