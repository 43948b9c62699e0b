/**
 * `outdated`: the original was changed later, and visitors see an exchanged picture as it is; `original`: a picture without a version of its own
 */
export type TranslationTextStatus = typeof TranslationTextStatus[keyof typeof TranslationTextStatus];


export const TranslationTextStatus = {
  missing: 'missing',
  outdated: 'outdated',
  done: 'done',
  original: 'original',
} as const;
