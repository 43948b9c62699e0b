import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { QuotePage } from '@/features/public/projects/quote-links/quote-page.tsx';
import { getHead } from './-context.ts';

export const Route = createFileRoute('/quote')({
  head: ({ match: { context } }) =>
    getHead(context, {
      title: t`Your Quote`,
      description: t`A quote, opened by its link.`,
      path: '/quote',
      hidden: true,
    }),
  component: QuotePage,
});
