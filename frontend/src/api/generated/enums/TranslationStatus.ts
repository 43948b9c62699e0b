/**
 * `incomplete` lacks some texts, `outdated` has a text whose original was changed later, `draft` is complete and has texts that are not published
 */
export type TranslationStatus = typeof TranslationStatus[keyof typeof TranslationStatus];


export const TranslationStatus = {
  missing: 'missing',
  incomplete: 'incomplete',
  outdated: 'outdated',
  draft: 'draft',
  done: 'done',
} as const;
