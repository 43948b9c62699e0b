/**
 * What was published or sent
 */
export type VisitNoteKind = typeof VisitNoteKind[keyof typeof VisitNoteKind];


export const VisitNoteKind = {
  article: 'article',
  release: 'release',
  newsletter: 'newsletter',
} as const;
