import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribePage } from '@/features/blog/newsletter/unsubscribe-page.tsx';
import { searchText } from '@/lib/search-text.ts';
import { headOf } from './-context.ts';

export const Route = createFileRoute('/newsletter/unsubscribe')({
  validateSearch: (search: Record<string, unknown>): { token?: string | undefined } => ({
    token: searchText(search.token, 200),
  }),
  head: ({ match: { context } }) =>
    headOf(context, {
      title: 'End your subscription',
      description: 'The newsletter of the studio.',
      path: '/newsletter/unsubscribe',
      hidden: true,
    }),
  component: UnsubscribeRoute,
});

function UnsubscribeRoute() {
  const { token } = Route.useSearch();
  return <UnsubscribePage key={token} token={token} />;
}
