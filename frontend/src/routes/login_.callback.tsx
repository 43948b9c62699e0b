import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { type ProviderAnswer, ProviderCallbackPage } from '@/features/public/accounts/auth/provider-callback-page.tsx';
import { searchText } from '@/lib/search-text.ts';
import { getHead } from './-context.ts';

export const Route = createFileRoute('/login_/callback')({
  validateSearch: ({ state, code, iss }: Record<string, unknown>): ProviderAnswer => ({
    state: searchText(state, 100),
    code: searchText(code, 2000),
    iss: searchText(iss, 300),
  }),
  head: ({ match: { context } }) =>
    getHead(context, {
      title: t`Sign in`,
      description: t`Sign in to your orders, downloads and wallet.`,
      path: '/login/callback',
      hidden: true,
    }),
  component: CallbackRoute,
});

function CallbackRoute() {
  return <ProviderCallbackPage answer={Route.useSearch()} />;
}
