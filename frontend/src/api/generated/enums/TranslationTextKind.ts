/**
 * `picture`: its version in the language is optional
 */
export type TranslationTextKind = typeof TranslationTextKind[keyof typeof TranslationTextKind];


export const TranslationTextKind = {
  text: 'text',
  markdown: 'markdown',
  picture: 'picture',
} as const;
