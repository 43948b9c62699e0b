import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GuestOrderPage } from '@/features/public/orders/guest-orders/guest-order-page.tsx';
import { getHead } from './-context.ts';

export const Route = createFileRoute('/order')({
  head: ({ match: { context } }) =>
    getHead(context, {
      title: t`Your Order`,
      description: t`An order placed without an account.`,
      path: '/order',
      hidden: true,
    }),
  component: GuestOrderPage,
});
