import { createFileRoute } from '@tanstack/react-router';
import { ReleasesPage } from '@/features/admin/catalogue/releases/releases-page.tsx';
import { searchId } from '@/lib/search-id.ts';
import { privateHead } from '../../../-context.ts';

interface ReleasesSearch {
  /** The release in the open form, or 'new'. */
  release?: string | undefined;
}

export const Route = createFileRoute('/admin/_area/products/$id/releases')({
  validateSearch: ({ release }: Record<string, unknown>): ReleasesSearch => ({
    release: release === 'new' ? release : searchId(release),
  }),
  // Without a loader: a part of it would be bundled with public pages.
  head: privateHead('Releases'),
  component: AdminReleasesPage,
});

function AdminReleasesPage() {
  return <ReleasesPage product={Route.useParams().id} release={Route.useSearch().release} />;
}
