/**
 * `outdated`: the original was changed later
 */
export type TranslationTextStatus = typeof TranslationTextStatus[keyof typeof TranslationTextStatus];


export const TranslationTextStatus = {
  missing: 'missing',
  outdated: 'outdated',
  done: 'done',
} as const;
