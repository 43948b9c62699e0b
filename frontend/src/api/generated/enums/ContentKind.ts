export type ContentKind = typeof ContentKind[keyof typeof ContentKind];


export const ContentKind = {
  posts: 'posts',
  testimonials: 'testimonials',
  faqs: 'faqs',
  services: 'services',
  team: 'team',
  slides: 'slides',
} as const;
