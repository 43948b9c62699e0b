/**
 * What was found
 */
export type SearchHitKind = typeof SearchHitKind[keyof typeof SearchHitKind];


export const SearchHitKind = {
  product: 'product',
  order: 'order',
  download: 'download',
} as const;
