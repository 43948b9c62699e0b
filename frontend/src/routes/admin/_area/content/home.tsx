import { createFileRoute } from '@tanstack/react-router';
import { AdminPage } from '@/features/admin/kit/admin-page.tsx';
import type { ContentSearch } from '@/features/admin/kit/content/content-search.ts';
import { uncheckedSearch } from '@/features/admin/kit/list/list-search.ts';
import { PageEditor, ViewPageLink } from '@/features/admin/site/site/page-editor/page-editor.tsx';
import { searchText } from '@/lib/search-text.ts';
import { editedPages } from './-page-parts.tsx';

export const Route = createFileRoute('/admin/_area/content/home')({
  validateSearch: uncheckedSearch<ContentSearch>,
  component: HomeEditor,
});

function HomeEditor() {
  const { part } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { name, path, parts } = editedPages.home;
  return (
    <AdminPage title="Home" actions={<ViewPageLink page={path} />}>
      <PageEditor
        page={path}
        name={name}
        parts={parts}
        openPart={searchText(part)}
        onOpenPart={(next) => void navigate({ search: { part: next }, resetScroll: false, replace: true })}
      />
    </AdminPage>
  );
}
