import { linkOptions } from '@tanstack/react-router';
import type { AdminGuideStepId } from '@/api/generated/model.ts';

const site = (part: string) => linkOptions({ to: '/admin/content/site/$part', params: { part } });

/** The title, reason and screen of each step. */
export const guideSteps = {
  identity: {
    label: 'Name and logo',
    why: 'Shown on every page, in emails and in search results.',
    link: site('identity'),
  },
  legal: {
    label: 'Privacy policy and terms',
    why: 'Visitors look for both before they register or buy.',
    link: linkOptions({ to: '/admin/content/$section', params: { section: 'pages' } }),
  },
  contact: {
    label: 'Contact email',
    why: 'Contact form messages are sent here.',
    link: site('contact'),
  },
  zone: {
    label: 'Time zone',
    why: 'Sets when your days, months and invoice years begin.',
    link: linkOptions({ to: '/admin/mails/settings' }),
  },
  currency: {
    label: 'Currency',
    why: 'Choose it before the first payment. It can’t be changed afterwards.',
    link: linkOptions({ to: '/admin/payments/settings' }),
  },
  invoices: {
    label: 'Seller and tax',
    why: 'Every invoice needs your name and address, and a tax rate if you have a tax number or BIN.',
    link: linkOptions({ to: '/admin/invoices' }),
  },
  product: {
    label: 'First product with a file',
    why: 'Customers can only buy published products that have a file.',
    link: linkOptions({ to: '/admin/products', search: { product: 'new' } }),
  },
  article: {
    label: 'First article',
    why: 'Your blog stays hidden until the first article.',
    link: linkOptions({ to: '/admin/content/articles/$id', params: { id: 'new' } }),
  },
  payment: {
    label: 'Payment',
    why: 'Connect a provider, or accept manual transfers. Choose the currency first.',
    link: linkOptions({ to: '/admin/payments/settings' }),
  },
  mail: {
    label: 'Email',
    why: 'Receipts and password resets depend on it.',
    link: linkOptions({ to: '/admin/system' }),
  },
  backup: {
    label: 'Backup',
    why: 'No backup yet. Set BACKUP_DIR for a nightly backup, or run npm run backup.',
    link: linkOptions({ to: '/admin/system' }),
  },
} as const satisfies Record<AdminGuideStepId, { label: string; why: string; link: object }>;
