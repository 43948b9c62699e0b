/**
 * Kind of record with texts for visitors; `site` holds the texts shown on every page
 */
export type TranslatableType = typeof TranslatableType[keyof typeof TranslatableType];


export const TranslatableType = {
  site: 'site',
  product: 'product',
  bundle: 'bundle',
  release: 'release',
  article: 'article',
  page: 'page',
  'case-study': 'case-study',
  slide: 'slide',
  service: 'service',
  testimonial: 'testimonial',
  'team-member': 'team-member',
  faq: 'faq',
} as const;
