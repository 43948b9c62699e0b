/** The parts of the content by the word of their address. Part of every first visit: nothing else belongs here. */
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

/** The part that an address names, or undefined. */
export const sectionOf = (id: string): ContentSectionId | undefined => SECTIONS.find((section) => section === id);
