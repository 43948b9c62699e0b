import { createFileRoute, Navigate } from '@tanstack/react-router';
import { contentPages } from '@/features/admin/kit/content/content-pages.ts';
import type { ContentSearch } from '@/features/admin/kit/content/content-search.ts';
import { uncheckedSearch } from '@/features/admin/kit/list/list-search.ts';
import { useCan } from '@/features/admin/kit/use-can.ts';
import { ArticlesSection } from '@/features/admin/writing/articles/articles-section.tsx';

/** The content opens with its articles, or with the first page that the user has access to. */
export const Route = createFileRoute('/admin/_area/content/')({
  validateSearch: uncheckedSearch<ContentSearch>,
  component: AdminContentStart,
});

function AdminContentStart() {
  const [first] = contentPages(useCan());
  const search = Route.useSearch();
  if (first && first.id !== 'articles')
    return <Navigate to="/admin/content/$page" params={{ page: first.id }} replace />;
  return <ArticlesSection search={search} />;
}
