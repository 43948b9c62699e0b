import { createFileRoute } from '@tanstack/react-router';
import { SearchEnginesSection } from '@/features/admin/site/indexing/search-engines-section.tsx';
import { RedirectsPage } from '@/features/admin/site/redirects/redirects-page.tsx';
import { searchId } from '@/lib/search-id.ts';
import { searchText } from '@/lib/search-text.ts';
import { privateHead } from '../../../-context.ts';

interface RedirectsSearch {
  /** The form for a new redirect is open: `new`, or the path that it begins with. */
  create?: string | undefined;
  /** The redirect that is edited. */
  edit?: string | undefined;
}

export const Route = createFileRoute('/admin/_area/content/redirects')({
  validateSearch: ({ create, edit }: Record<string, unknown>): RedirectsSearch => ({
    create: searchText(create) || undefined,
    edit: searchId(edit),
  }),
  head: privateHead('Redirects'),
  component: AdminRedirectsPage,
});

function AdminRedirectsPage() {
  return (
    <RedirectsPage {...Route.useSearch()}>
      <SearchEnginesSection />
    </RedirectsPage>
  );
}
