import { createFileRoute } from '@tanstack/react-router';
import { StopPage } from '@/features/dashboard/mails/stop-page.tsx';
import { searchText } from '@/lib/search-text.ts';
import { headOf } from './-context.ts';

/** Links of mails that left before `/unsubscribe` was there. */
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
  return <StopPage key={token} token={token} />;
}
