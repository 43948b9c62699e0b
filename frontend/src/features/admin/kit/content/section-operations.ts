import type { AdminOperation } from '@/api/generated/operation-rights.ts';
import type { Can } from '../use-can.ts';
import type { ContentSectionId } from './content-sections.ts';

/** The sections of the content in tab order, each with the operation that a user must be allowed to call to see it. */
export const SECTION_OPERATIONS: Record<ContentSectionId, AdminOperation> = {
  site: 'adminUpdateSite',
  articles: 'adminListPosts',
  pages: 'adminListPages',
  comments: 'adminListComments',
  reviews: 'adminListReviews',
  testimonials: 'adminListTestimonials',
  services: 'adminListServices',
  team: 'adminListTeam',
  faqs: 'adminListFaqs',
  slides: 'adminListSlides',
  banner: 'adminGetBanner',
  subscribers: 'adminListSubscribers',
  waitlist: 'adminListSubscribers',
  pictures: 'adminListPictures',
};

/** The section that the content opens with: the articles, or the first one that the user has access to. */
export function firstSection(can: Can): ContentSectionId | undefined {
  if (can(SECTION_OPERATIONS.articles)) return 'articles';
  const sections = Object.entries(SECTION_OPERATIONS) as [ContentSectionId, AdminOperation][];
  return sections.find(([, operation]) => can(operation))?.[0];
}
