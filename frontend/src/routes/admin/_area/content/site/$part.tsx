import { createFileRoute, notFound } from '@tanstack/react-router';
import { SiteSection } from '@/features/admin/site/site/site-section.tsx';
import { findSection } from '@/features/admin/site/site/site-sections.ts';

export const Route = createFileRoute('/admin/_area/content/site/$part')({
  // Not in `beforeLoad`, which is in every visitor's script; an error thrown by a component would reach none of our
  // screens.
  loader: ({ params }) => {
    if (!findSection(params.part)) throw notFound();
  },
  component: AdminSitePage,
});

function AdminSitePage() {
  const part = findSection(Route.useParams().part);
  return part ? <SiteSection key={part.id} sectionConfig={part} /> : null;
}
