/**
 * Content list of the administration
 */
export type ContentList = typeof ContentList[keyof typeof ContentList];


export const ContentList = {
  testimonials: 'testimonials',
  faqs: 'faqs',
  services: 'services',
  team: 'team',
  slides: 'slides',
} as const;
