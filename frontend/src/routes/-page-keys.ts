import type { ListPostsParams, ListProductsParams } from '@/api/generated/model.ts';

/**
 * The query keys under which loaders store what a page's head needs. A loader is loaded with its screen, but heads are
 * in every page's script: importing the generated keys would pull in all public calls. A test compares the two.
 */
export const pageKeys = {
  home: ['api', 'home'],
  services: ['api', 'services'],
  products: (params: ListProductsParams) => ['api', 'products', params],
  product: (id: string) => ['api', 'products', id],
  bundle: (id: string) => ['api', 'bundles', id],
  changelog: (id: string) => ['api', 'products', id, 'changelog'],
  posts: (params: ListPostsParams) => ['api', 'posts', params],
  post: (id: string) => ['api', 'posts', id],
  page: (address: string) => ['api', 'pages', address],
  work: ['api', 'case-studies'],
  caseStudy: (address: string) => ['api', 'case-studies', address],
  newsletters: ['api', 'newsletter', 'issues'],
  newsletter: (id: string) => ['api', 'newsletter', 'issues', id],
  legal: (name: string) => ['api', 'legal', name],
} as const;
