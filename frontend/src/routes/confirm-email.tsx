import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailPage } from '@/features/public/accounts/auth/confirm-email-page.tsx';
import { searchText } from '@/lib/search-text.ts';
import { getHead } from './-context.ts';

export const Route = createFileRoute('/confirm-email')({
  validateSearch: (search: Record<string, unknown>): { token?: string | undefined } => ({
    token: searchText(search.token, 200),
  }),
  head: ({ match: { context } }) =>
    getHead(context, {
      title: t`Confirm Your Email`,
      description: t`Confirm the email address of your account.`,
      path: '/confirm-email',
      hidden: true,
    }),
  component: ConfirmEmailRoute,
});

function ConfirmEmailRoute() {
  const { token } = Route.useSearch();
  return <ConfirmEmailPage key={token} token={token} />;
}
