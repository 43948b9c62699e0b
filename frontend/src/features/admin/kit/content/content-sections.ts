/** The parts of the content, in the order of their tabs; `id` is the word of the address. */
export const contentSections = [
  { id: 'articles', label: 'Articles' },
  { id: 'comments', label: 'Comments' },
  { id: 'testimonials', label: 'Testimonials' },
  { id: 'services', label: 'Services' },
  { id: 'team', label: 'Team' },
  { id: 'faqs', label: 'FAQ' },
  { id: 'slides', label: 'Hero slides' },
  { id: 'banner', label: 'Banner' },
  { id: 'inbox', label: 'Inbox' },
  { id: 'subscribers', label: 'Subscribers' },
  { id: 'pictures', label: 'Pictures' },
] as const;

export type ContentSectionId = (typeof contentSections)[number]['id'];

/** The part that an address names, or undefined. */
export const sectionOf = (id: string): ContentSectionId | undefined =>
  contentSections.find((part) => part.id === id)?.id;
