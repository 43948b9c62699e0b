import { createFileRoute, Navigate } from '@tanstack/react-router';
import type { ContentSearch } from '@/features/admin/kit/content/content-search.ts';
import { firstSection } from '@/features/admin/kit/content/section-operations.ts';
import { uncheckedSearch } from '@/features/admin/kit/list/list-search.ts';
import { useCan } from '@/features/admin/kit/use-can.ts';
import { ArticlesSection } from '@/features/admin/writing/articles/articles-section.tsx';

/** The content opens with its articles, or with the first section that the user has access to. */
export const Route = createFileRoute('/admin/_area/content/')({
  validateSearch: uncheckedSearch<ContentSearch>,
  component: AdminContentStart,
});

function AdminContentStart() {
  const section = firstSection(useCan());
  const search = Route.useSearch();
  if (section && section !== 'articles') return <Navigate to="/admin/content/$section" params={{ section }} replace />;
  return <ArticlesSection search={search} />;
}
