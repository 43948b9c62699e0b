/**
 * A leading minus sorts descending
 */
export type AdminPostSort = typeof AdminPostSort[keyof typeof AdminPostSort];


export const AdminPostSort = {
  updated: 'updated',
  '-updated': '-updated',
  title: 'title',
  '-title': '-title',
  published: 'published',
  '-published': '-published',
} as const;
