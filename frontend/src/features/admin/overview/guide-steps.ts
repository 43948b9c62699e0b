import { linkOptions } from '@tanstack/react-router';
import type { AdminGuideStepId } from '@/api/generated/model.ts';

const site = (part: string) => linkOptions({ to: '/admin/content/site/$part', params: { part } });

/** The title, reason and screen of each step. */
export const guideSteps = {
  identity: {
    label: 'Name and logo',
    why: 'They are shown on every page, in every mail and in search results.',
    link: site('identity'),
  },
  legal: {
    label: 'Privacy policy and terms',
    why: 'Visitors look for both before they register or buy.',
    link: linkOptions({ to: '/admin/content/$section', params: { section: 'pages' } }),
  },
  contact: {
    label: 'Contact address',
    why: 'What people write in the contact form is sent there.',
    link: site('contact'),
  },
  zone: {
    label: 'Time zone',
    why: 'Your days, months and invoice years begin by it.',
    link: linkOptions({ to: '/admin/mails/settings' }),
  },
  currency: {
    label: 'Currency',
    why: 'Choose it before the first payment. After that it is fixed.',
    link: linkOptions({ to: '/admin/payments/settings' }),
  },
  product: {
    label: 'First product with a file',
    why: 'Only what is published with a file can be bought and downloaded.',
    link: linkOptions({ to: '/admin/products', search: { product: 'new' } }),
  },
  article: {
    label: 'First article',
    why: 'The blog is empty, and left out of the home page, until there is one.',
    link: linkOptions({ to: '/admin/content/articles/$id', params: { id: 'new' } }),
  },
  payment: {
    label: 'Payment',
    why: 'Connect a provider, or accept manual transfers. Choose the currency first.',
    link: linkOptions({ to: '/admin/payments/settings' }),
  },
  mail: {
    label: 'Mail',
    why: 'Confirmations and new passwords have to reach people.',
    link: linkOptions({ to: '/admin/system' }),
  },
  backup: {
    label: 'Backup',
    why: 'No backup yet. Set BACKUP_DIR for one every night, or run npm run backup.',
    link: linkOptions({ to: '/admin/system' }),
  },
} as const satisfies Record<AdminGuideStepId, { label: string; why: string; link: object }>;
