import { createFileRoute, notFound } from '@tanstack/react-router';
import { partOf } from '@/features/admin/site/site-parts.ts';
import { SiteSection } from '@/features/admin/site/site-section.tsx';

export const Route = createFileRoute('/admin/_area/content/site/$part')({
  // Not in `beforeLoad`, which is in every visitor's script; an error thrown by a component would reach none of our
  // screens.
  loader: ({ params }) => {
    if (!partOf(params.part)) throw notFound();
  },
  component: AdminSitePage,
});

function AdminSitePage() {
  const part = partOf(Route.useParams().part);
  return part ? <SiteSection key={part.id} part={part} /> : null;
}
