import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SeatPage } from '@/features/public/orders/seats/seat-page.tsx';
import { getHead } from './-context.ts';

export const Route = createFileRoute('/seat')({
  head: ({ match: { context } }) =>
    getHead(context, {
      title: t`Your Seat`,
      description: t`Your invitation to a seat.`,
      path: '/seat',
      hidden: true,
    }),
  component: SeatPage,
});
