import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordNew } from '@/features/public/accounts/auth/forgot-password-new.tsx';
import { ForgotPasswordPage } from '@/features/public/accounts/auth/forgot-password-page.tsx';
import { searchText } from '@/lib/search-text.ts';
import { getHead } from './-context.ts';

export const Route = createFileRoute('/forgot-password')({
  validateSearch: (search: Record<string, unknown>): { token?: string | undefined } => ({
    token: searchText(search.token, 200),
  }),
  head: ({ match: { context } }) =>
    getHead(context, {
      title: t`Reset Password`,
      description: t`Get a link by email and choose a new password.`,
      path: '/forgot-password',
    }),
  component: ForgotPasswordRoute,
});

function ForgotPasswordRoute() {
  const { token } = Route.useSearch();
  return token ? <ForgotPasswordNew key={token} token={token} /> : <ForgotPasswordPage />;
}
