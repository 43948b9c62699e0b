import { createFileRoute, notFound } from '@tanstack/react-router';
import { partOf } from '@/features/admin/site/site-parts.ts';
import { SiteSection } from '@/features/admin/site/site-section.tsx';

export const Route = createFileRoute('/admin/_area/content/site/$part')({
  component: AdminSitePage,
});

/** What is asked here and not before loading stays out of every visitor's script. */
function AdminSitePage() {
  const { part: id } = Route.useParams();
  const part = partOf(id);
  if (!part) throw notFound();
  return <SiteSection key={part.id} part={part} />;
}
