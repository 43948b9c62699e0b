/**
 * Field that revisions compare
 */
export type RevisionField = typeof RevisionField[keyof typeof RevisionField];


export const RevisionField = {
  title: 'title',
  excerpt: 'excerpt',
  description: 'description',
  content: 'content',
  format: 'format',
  category: 'category',
  tags: 'tags',
  series: 'series',
  author: 'author',
  image: 'image',
  address: 'address',
  status: 'status',
  publishAt: 'publishAt',
} as const;
