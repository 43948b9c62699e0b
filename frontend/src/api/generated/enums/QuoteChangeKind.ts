/**
 * What happened to the item
 */
export type QuoteChangeKind = typeof QuoteChangeKind[keyof typeof QuoteChangeKind];


export const QuoteChangeKind = {
  added: 'added',
  changed: 'changed',
  removed: 'removed',
} as const;
