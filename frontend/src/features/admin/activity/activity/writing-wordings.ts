/** Changes of pages and case studies that need no more than a verb. */
export const WRITING_WORDINGS = {
  'page.create': 'created the page',
  'page.publish': 'published the page',
  'page.unpublish': 'unpublished the page',
  'page.revert': 'restored an earlier version of',
  'page.delete': 'deleted the page',
  'page.restore': 'restored the page',
  'case-study.create': 'created the case study',
  'case-study.request-approval': 'asked for approval of the case study',
  'case-study.publish': 'published the case study',
  'case-study.unpublish': 'unpublished the case study',
  'case-study.revert': 'restored an earlier version of',
  'case-study.delete': 'deleted the case study',
  'case-study.restore': 'restored the case study',
} as const;
