import { createFileRoute } from '@tanstack/react-router';
import { TeamPage } from '@/features/admin/accounts/team/team-page.tsx';
import { searchId } from '@/lib/search-id.ts';
import { searchOption } from '@/lib/search-text.ts';
import { privateHead } from '../../../-context.ts';

interface TeamSearch {
  /** The account whose role and rights are open. */
  person?: string | undefined;
  /** The form for an invitation is open. */
  invitation?: 'new' | undefined;
}

export const Route = createFileRoute('/admin/_area/settings/team')({
  validateSearch: ({ person, invitation }: Record<string, unknown>): TeamSearch => ({
    person: searchId(person),
    invitation: searchOption(invitation, ['new']),
  }),
  // Without a loader: a part of it would be bundled with public pages.
  head: privateHead('Team'),
  component: AdminTeamPage,
});

function AdminTeamPage() {
  return <TeamPage {...Route.useSearch()} />;
}
