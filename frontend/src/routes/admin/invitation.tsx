import { createFileRoute } from '@tanstack/react-router';
import { InvitationPage } from '@/features/public/accounts/auth/invitation-page.tsx';
import { searchText } from '@/lib/search-text.ts';
import { privateHead } from '../-context.ts';

export const Route = createFileRoute('/admin/invitation')({
  validateSearch: (search: Record<string, unknown>): { token?: string | undefined } => ({
    token: searchText(search.token, 200),
  }),
  head: privateHead('Invitation'),
  component: InvitationRoute,
});

function InvitationRoute() {
  return <InvitationPage token={Route.useSearch().token} />;
}
