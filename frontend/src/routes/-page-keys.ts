import type { ListPostsParams, ListProductsParams } from '@/api/generated/model.ts';

/**
 * Where the loaders have left what a page's head tells. A loader comes with its screen, heads are in every page's script:
 * with the generated keys they would bring all calls of public pages along. A test compares them with those.
 */
export const pageKeys = {
  home: ['api', 'home'],
  services: ['api', 'services'],
  products: (params: ListProductsParams) => ['api', 'products', params],
  product: (id: string) => ['api', 'products', id],
  changelog: (id: string) => ['api', 'products', id, 'changelog'],
  posts: (params: ListPostsParams) => ['api', 'posts', params],
  post: (id: string) => ['api', 'posts', id],
  page: (address: string) => ['api', 'pages', address],
  legal: (name: string) => ['api', 'legal', name],
} as const;
