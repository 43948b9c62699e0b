import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GuestOrdersPage } from '@/features/public/orders/guest-orders/guest-orders-page.tsx';
import { getHead } from './-context.ts';

export const Route = createFileRoute('/orders')({
  head: ({ match: { context } }) =>
    getHead(context, {
      title: t`Your Orders`,
      description: t`Orders placed without an account.`,
      path: '/orders',
      hidden: true,
    }),
  component: GuestOrdersPage,
});
