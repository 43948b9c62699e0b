/**
 * `added` is only in the current text, `removed` only in the revision
 */
export type RevisionPartChange = typeof RevisionPartChange[keyof typeof RevisionPartChange];


export const RevisionPartChange = {
  same: 'same',
  added: 'added',
  removed: 'removed',
} as const;
