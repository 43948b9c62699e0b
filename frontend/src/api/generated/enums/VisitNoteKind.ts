/**
 * What was published
 */
export type VisitNoteKind = typeof VisitNoteKind[keyof typeof VisitNoteKind];


export const VisitNoteKind = {
  article: 'article',
  release: 'release',
} as const;
