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
  client: 'client',
  place: 'place',
  sector: 'sector',
  year: 'year',
  summary: 'summary',
  challenge: 'challenge',
  work: 'work',
  results: 'results',
  quote: 'quote',
  quote_name: 'quote_name',
  quote_role: 'quote_role',
} as const;
