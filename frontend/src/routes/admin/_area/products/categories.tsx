import { createFileRoute } from '@tanstack/react-router';
import { AdminPage } from '@/features/admin/kit/admin-page.tsx';
import { SiteSection } from '@/features/admin/site/site/site-section.tsx';
import { findSection } from '@/features/admin/site/site/site-sections.ts';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/products/categories')({
  head: privateHead('Categories and badges'),
  component: AdminCategoriesPage,
});

function AdminCategoriesPage() {
  return (
    <AdminPage title="Categories and badges">
      {['product-categories', 'badges'].map((id) => {
        const section = findSection(id);
        return section ? <SiteSection key={id} sectionConfig={section} /> : null;
      })}
    </AdminPage>
  );
}
