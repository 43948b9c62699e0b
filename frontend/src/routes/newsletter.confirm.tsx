import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ConfirmPage } from '@/features/public/writing/blog/newsletter/confirm-page.tsx';
import { searchText } from '@/lib/search-text.ts';
import { getHead } from './-context.ts';

export const Route = createFileRoute('/newsletter/confirm')({
  validateSearch: (search: Record<string, unknown>): { token?: string | undefined } => ({
    token: searchText(search.token, 200),
  }),
  head: ({ match: { context } }) =>
    getHead(context, {
      title: t`Confirm your subscription`,
      description: t`The studio’s newsletter.`,
      path: '/newsletter/confirm',
      hidden: true,
    }),
  component: ConfirmRoute,
});

function ConfirmRoute() {
  const { token } = Route.useSearch();
  return <ConfirmPage key={token} token={token} />;
}
