import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CallPage } from '@/features/public/projects/calls/call-page.tsx';
import { getHead } from './-context.ts';

export const Route = createFileRoute('/call')({
  head: ({ match: { context } }) =>
    getHead(context, {
      title: t`Your Call`,
      description: t`Reschedule or cancel your call.`,
      path: '/call',
      hidden: true,
    }),
  component: CallPage,
});
