/**
 * `scheduled` is published at its time; `withdrawn` stays in the changelog but cannot be downloaded
 */
export type ReleaseStatus = typeof ReleaseStatus[keyof typeof ReleaseStatus];


export const ReleaseStatus = {
  draft: 'draft',
  scheduled: 'scheduled',
  published: 'published',
  withdrawn: 'withdrawn',
} as const;
