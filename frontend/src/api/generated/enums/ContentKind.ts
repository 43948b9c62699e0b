/**
 * Kind of content with a readable label in the activity log
 */
export type ContentKind = typeof ContentKind[keyof typeof ContentKind];


export const ContentKind = {
  posts: 'posts',
  pages: 'pages',
  'case-studies': 'case-studies',
  testimonials: 'testimonials',
  faqs: 'faqs',
  services: 'services',
  team: 'team',
  slides: 'slides',
} as const;
