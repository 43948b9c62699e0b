import { createFileRoute } from '@tanstack/react-router';
import { OrganisationPage } from '@/features/admin/projects/organisations/organisation-page.tsx';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/inbox/organisations/$id')({
  // Without a loader: a part of it would be bundled with public pages.
  head: privateHead('Organisation'),
  component: AdminOrganisationPage,
});

function AdminOrganisationPage() {
  const { id } = Route.useParams();
  return <OrganisationPage key={id} id={id} />;
}
