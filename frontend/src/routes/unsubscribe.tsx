import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribePage } from '@/features/dashboard/email/mails/unsubscribe-page.tsx';
import { searchText } from '@/lib/search-text.ts';
import { getHead } from './-context.ts';

export const Route = createFileRoute('/unsubscribe')({
  validateSearch: (search: Record<string, unknown>): { token?: string | undefined } => ({
    token: searchText(search.token, 200),
  }),
  head: ({ match: { context } }) =>
    getHead(context, {
      title: t`Your Emails`,
      description: t`Unsubscribe from one kind of email.`,
      path: '/unsubscribe',
      hidden: true,
    }),
  component: UnsubscribeRoute,
});

function UnsubscribeRoute() {
  const { token } = Route.useSearch();
  return <UnsubscribePage key={token} token={token} />;
}
