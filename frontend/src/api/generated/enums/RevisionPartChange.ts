/**
 * `added` has come since, `removed` is there no more
 */
export type RevisionPartChange = typeof RevisionPartChange[keyof typeof RevisionPartChange];


export const RevisionPartChange = {
  same: 'same',
  added: 'added',
  removed: 'removed',
} as const;
