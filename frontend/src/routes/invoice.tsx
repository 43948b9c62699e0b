import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LinkedInvoicePage } from '@/features/public/billing/invoice-links/linked-invoice-page.tsx';
import { getHead } from './-context.ts';

export const Route = createFileRoute('/invoice')({
  head: ({ match: { context } }) =>
    getHead(context, {
      title: t`Your Invoice`,
      description: t`An invoice, opened by its link.`,
      path: '/invoice',
      hidden: true,
    }),
  component: LinkedInvoicePage,
});
