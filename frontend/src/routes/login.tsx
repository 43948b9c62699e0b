import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '@/features/public/accounts/auth/login-page.tsx';
import { getHead } from './-context.ts';
import { readReturnPath } from './-return-path.ts';

export const Route = createFileRoute('/login')({
  validateSearch: readReturnPath,
  head: ({ match: { context } }) =>
    getHead(context, {
      title: t`Sign in`,
      description: t`Sign in to your orders, downloads and wallet.`,
      path: '/login',
    }),
  component: LoginRoute,
});

function LoginRoute() {
  const { redirect } = Route.useSearch();
  return <LoginPage redirectTo={redirect} />;
}
