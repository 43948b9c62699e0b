/**
 * `waiting` is read by the client; `unpublished` was public before
 */
export type CaseStudyStatus = typeof CaseStudyStatus[keyof typeof CaseStudyStatus];


export const CaseStudyStatus = {
  draft: 'draft',
  waiting: 'waiting',
  approved: 'approved',
  published: 'published',
  unpublished: 'unpublished',
} as const;
