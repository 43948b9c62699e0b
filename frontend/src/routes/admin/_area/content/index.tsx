import { createFileRoute } from '@tanstack/react-router';
import { ContentSection } from '@/features/admin/content/content-section.tsx';
import { contentSearch } from '@/features/admin/kit/content-search.ts';

/** The content opens with its articles. */
export const Route = createFileRoute('/admin/_area/content/')({
  validateSearch: contentSearch,
  component: AdminContentStart,
});

function AdminContentStart() {
  return <ContentSection section="articles" search={Route.useSearch()} />;
}
