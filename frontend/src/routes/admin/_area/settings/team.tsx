import { createFileRoute } from '@tanstack/react-router';
import { TeamPage } from '@/features/admin/accounts/team/team-page.tsx';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/settings/team')({
  // Without a loader: a part of it would be bundled with public pages.
  head: privateHead('Team'),
  component: TeamPage,
});
