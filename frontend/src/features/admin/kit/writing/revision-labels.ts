import type { RevisionField } from '@/api/generated/model.ts';

/** Names of the compared fields, as in the form. */
export const FIELD_LABELS: Readonly<Record<RevisionField, string>> = {
  title: 'Title',
  excerpt: 'Excerpt',
  description: 'Description',
  content: 'Text',
  format: 'Format',
  category: 'Category',
  tags: 'Tags',
  series: 'Series',
  author: 'Author',
  image: 'Picture',
  address: 'URL',
  status: 'Publication',
  publishAt: 'Appears on',
};

/** The fields that a save changed: 'Title, Text'. */
export const formatChangedFields = (changed: readonly RevisionField[]): string =>
  changed.length === 0 ? 'First saved version' : changed.map((field) => FIELD_LABELS[field]).join(', ');
