/**
 * Task before the site is launched
 */
export type AdminGuideStepId = typeof AdminGuideStepId[keyof typeof AdminGuideStepId];


export const AdminGuideStepId = {
  identity: 'identity',
  legal: 'legal',
  contact: 'contact',
  zone: 'zone',
  currency: 'currency',
  invoices: 'invoices',
  product: 'product',
  article: 'article',
  payment: 'payment',
  mail: 'mail',
  backup: 'backup',
} as const;
