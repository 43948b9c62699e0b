import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailPage } from '@/features/auth/confirm-email-page.tsx';
import { searchText } from '@/lib/search-text.ts';
import { headOf } from './-context.ts';

export const Route = createFileRoute('/confirm-email')({
  validateSearch: (search: Record<string, unknown>): { token?: string | undefined } => ({
    token: searchText(search.token, 200),
  }),
  head: ({ match: { context } }) =>
    headOf(context, {
      title: 'Confirm Your E-mail',
      description: 'Shows that the mails of an account reach their owner.',
      path: '/confirm-email',
      hidden: true,
    }),
  component: ConfirmEmailRoute,
});

function ConfirmEmailRoute() {
  const { token } = Route.useSearch();
  return <ConfirmEmailPage key={token} token={token} />;
}
