/**
 * A language of the site
 */
export type Language = typeof Language[keyof typeof Language];


export const Language = {
  en: 'en',
  bn: 'bn',
} as const;
