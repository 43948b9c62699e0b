import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { BookCallPage } from '@/features/public/projects/calls/book-call-page.tsx';
import { getHead } from './-context.ts';

export const Route = createFileRoute('/book-a-call')({
  head: ({ match: { context } }) =>
    getHead(context, {
      title: t`Book a call`,
      description: t`Pick a time and talk to us about your project.`,
      path: '/book-a-call',
      hidden: true,
    }),
  component: BookCallPage,
});
