import { createFileRoute } from '@tanstack/react-router';
import { ArticlesSection } from '@/features/admin/articles/articles-section.tsx';
import { contentSearch } from '@/features/admin/kit/content/content-search.ts';

/** The content opens with its articles. */
export const Route = createFileRoute('/admin/_area/content/')({
  validateSearch: contentSearch,
  component: AdminContentStart,
});

function AdminContentStart() {
  return <ArticlesSection search={Route.useSearch()} />;
}
