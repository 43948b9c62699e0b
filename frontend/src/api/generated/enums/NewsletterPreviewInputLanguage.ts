/**
 * Language of the text
 */
export type NewsletterPreviewInputLanguage = typeof NewsletterPreviewInputLanguage[keyof typeof NewsletterPreviewInputLanguage];


export const NewsletterPreviewInputLanguage = {
  en: 'en',
  bn: 'bn',
} as const;
