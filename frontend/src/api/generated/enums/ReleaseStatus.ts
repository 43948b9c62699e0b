export type ReleaseStatus = typeof ReleaseStatus[keyof typeof ReleaseStatus];


export const ReleaseStatus = {
  draft: 'draft',
  scheduled: 'scheduled',
  published: 'published',
  withdrawn: 'withdrawn',
} as const;
