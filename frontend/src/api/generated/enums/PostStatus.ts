/**
 * `scheduled` articles become `published` at `publishAt`
 */
export type PostStatus = typeof PostStatus[keyof typeof PostStatus];


export const PostStatus = {
  draft: 'draft',
  scheduled: 'scheduled',
  published: 'published',
} as const;
