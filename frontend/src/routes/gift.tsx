import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GiftPage } from '@/features/public/orders/gifts/gift-page.tsx';
import { getHead } from './-context.ts';

export const Route = createFileRoute('/gift')({
  head: ({ match: { context } }) =>
    getHead(context, {
      title: t`Your Gift`,
      description: t`A gift, opened by its link.`,
      path: '/gift',
      hidden: true,
    }),
  component: GiftPage,
});
