/**
 * `draft` products are visible to administrators only
 */
export type ProductStatus = typeof ProductStatus[keyof typeof ProductStatus];


export const ProductStatus = {
  published: 'published',
  draft: 'draft',
} as const;
