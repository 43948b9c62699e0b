import { createFileRoute } from '@tanstack/react-router';
import { WRITING_VIEWS, type WritingView } from '@/features/admin/kit/writing/view.ts';
import { PageLoader } from '@/features/admin/writing/pages/page-loader.tsx';
import type { RenderPage } from '@/features/admin/writing/pages/page-screen.tsx';
import { TextPage } from '@/features/public/writing/pages/text-page.tsx';
import { searchOption } from '@/lib/search-text.ts';

const renderPage: RenderPage = ({ title, html }) => (
  <TextPage title={title} changed={null} pageSections={[]} html={html} />
);

interface PageSearch {
  view?: WritingView;
}

export const Route = createFileRoute('/admin/_area/content/pages/$id')({
  validateSearch: (search: Record<string, unknown>): PageSearch => ({
    view: searchOption(search.view, WRITING_VIEWS),
  }),
  component: AdminPagePage,
});

function AdminPagePage() {
  const { id } = Route.useParams();
  const { view } = Route.useSearch();
  return <PageLoader id={id} view={view} renderPage={renderPage} />;
}
