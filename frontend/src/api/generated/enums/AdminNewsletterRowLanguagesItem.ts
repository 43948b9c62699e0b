export type AdminNewsletterRowLanguagesItem = typeof AdminNewsletterRowLanguagesItem[keyof typeof AdminNewsletterRowLanguagesItem];


export const AdminNewsletterRowLanguagesItem = {
  en: 'en',
  bn: 'bn',
} as const;
