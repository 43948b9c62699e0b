/**
 * What was published, sent or changed; `note` was written by the owner
 */
export type TimelineNoteKind = typeof TimelineNoteKind[keyof typeof TimelineNoteKind];


export const TimelineNoteKind = {
  article: 'article',
  release: 'release',
  newsletter: 'newsletter',
  price: 'price',
  note: 'note',
} as const;
