import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LinkedRenewalPage } from '@/features/public/orders/renewals/linked-renewal-page.tsx';
import { getHead } from './-context.ts';

export const Route = createFileRoute('/renewal')({
  head: ({ match: { context } }) =>
    getHead(context, {
      title: t`Your Renewal`,
      description: t`A renewal, opened by its link.`,
      path: '/renewal',
      hidden: true,
    }),
  component: LinkedRenewalPage,
});
