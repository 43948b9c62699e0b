import type { ContentSectionId } from './content-sections.ts';

/** The tab labels of the content sections, in the order of the tabs. */
export const SECTION_LABELS: Record<ContentSectionId, string> = {
  site: 'Site',
  articles: 'Articles',
  pages: 'Pages',
  comments: 'Comments',
  reviews: 'Reviews',
  testimonials: 'Testimonials',
  services: 'Services',
  team: 'Team',
  faqs: 'FAQ',
  slides: 'Hero slides',
  banner: 'Banner',
  subscribers: 'Subscribers',
  waitlist: 'Waitlist',
  pictures: 'Pictures',
};
