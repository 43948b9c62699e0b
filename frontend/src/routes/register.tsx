import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useGetSite } from '@/api/generated/site/site.ts';
import { RegisterPage } from '@/features/public/accounts/auth/register-page.tsx';
import { getHead } from './-context.ts';
import { readReturnPath } from './-return-path.ts';

export const Route = createFileRoute('/register')({
  validateSearch: readReturnPath,
  head: ({ match: { context } }) =>
    getHead(context, {
      title: t`Create Account`,
      description: t`One account for your orders, downloads and wallet.`,
      path: '/register',
    }),
  component: RegisterRoute,
});

function RegisterRoute() {
  const { redirect } = Route.useSearch();
  const { data: site } = useGetSite();
  return <RegisterPage redirectTo={redirect} open={site?.registrationOpen} />;
}
