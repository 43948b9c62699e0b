import { createFileRoute, notFound } from '@tanstack/react-router';
import { ContentSection } from '@/features/admin/content/content-section.tsx';
import { contentSearch } from '@/features/admin/kit/content-search.ts';
import { sectionOf } from '@/features/admin/kit/content-sections.ts';

export const Route = createFileRoute('/admin/_area/content/$section')({
  validateSearch: contentSearch,
  beforeLoad: ({ params }) => {
    const section = sectionOf(params.section);
    if (!section) throw notFound();
    return { section };
  },
  component: AdminContentPage,
});

function AdminContentPage() {
  const { section } = Route.useRouteContext();
  return <ContentSection key={section} section={section} search={Route.useSearch()} />;
}
