import type { TranslatableType } from '../generated/model.ts';

/** The schema of the contract in which an administrator edits records of a type. */
export const RECORD_SCHEMAS: Readonly<Record<TranslatableType, string>> = {
  site: 'AdminSite',
  product: 'AdminProduct',
  bundle: 'AdminBundle',
  release: 'AdminRelease',
  article: 'AdminPost',
  page: 'AdminPage',
  'case-study': 'AdminCaseStudy',
  slide: 'AdminSlide',
  service: 'AdminService',
  testimonial: 'AdminTestimonial',
  'team-member': 'AdminTeamMember',
  faq: 'AdminFaq',
};

/** In the order of lists. */
export const TRANSLATABLE_TYPES = Object.keys(RECORD_SCHEMAS) as TranslatableType[];

/** The two records of the type `site`. */
export const SITE_RECORD = { id: 'site', label: 'Site texts' };
export const BANNER_RECORD = { id: 'banner', label: 'Banner' };
