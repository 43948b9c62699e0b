/**
 * Form of the administration; several forms may edit different fields of one section
 */
export type SitePart = typeof SitePart[keyof typeof SitePart];


export const SitePart = {
  headline: 'headline',
  identity: 'identity',
  contact: 'contact',
  hours: 'hours',
  social: 'social',
  footer: 'footer',
  'products-heading': 'products-heading',
  'services-heading': 'services-heading',
  'blog-heading': 'blog-heading',
  'contact-heading': 'contact-heading',
  'about-heading': 'about-heading',
  'product-pages': 'product-pages',
  'coming-soon': 'coming-soon',
  film: 'film',
  about: 'about',
} as const;
