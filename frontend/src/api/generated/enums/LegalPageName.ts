/**
 * Path of a legal page without its slash
 */
export type LegalPageName = typeof LegalPageName[keyof typeof LegalPageName];


export const LegalPageName = {
  'privacy-policy': 'privacy-policy',
  'terms-and-conditions': 'terms-and-conditions',
} as const;
