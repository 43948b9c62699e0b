/** The sections of the content by their path segment. Loaded on every first visit: add nothing else here. */
const SECTIONS = [
  'site',
  'articles',
  'pages',
  'comments',
  'reviews',
  'testimonials',
  'services',
  'team',
  'faqs',
  'slides',
  'banner',
  'subscribers',
  'waitlist',
  'pictures',
] as const;

export type ContentSectionId = (typeof SECTIONS)[number];

/** The section for a path segment, or undefined. */
export const sectionOf = (id: string): ContentSectionId | undefined => SECTIONS.find((section) => section === id);
