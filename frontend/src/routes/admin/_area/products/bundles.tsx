import { createFileRoute } from '@tanstack/react-router';
import { BundlesPage, type BundlesSearch } from '@/features/admin/catalogue/bundles/bundles-page.tsx';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/products/bundles')({
  validateSearch: ({ bundle }: Record<string, unknown>): BundlesSearch =>
    bundle === undefined ? {} : { bundle: String(bundle) },
  head: privateHead('Bundles'),
  component: AdminBundlesPage,
});

function AdminBundlesPage() {
  return <BundlesPage search={Route.useSearch()} />;
}
