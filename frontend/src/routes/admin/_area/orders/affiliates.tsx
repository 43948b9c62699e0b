import { createFileRoute } from '@tanstack/react-router';
import { AffiliatesPage } from '@/features/admin/billing/affiliates/affiliates-page.tsx';
import { searchId } from '@/lib/search-id.ts';
import { privateHead } from '../../../-context.ts';

interface AffiliatesSearch {
  /** The link that is edited, or 'new'. */
  affiliate?: string | undefined;
}

export const Route = createFileRoute('/admin/_area/orders/affiliates')({
  validateSearch: ({ affiliate }: Record<string, unknown>): AffiliatesSearch => ({
    affiliate: affiliate === 'new' ? affiliate : searchId(affiliate),
  }),
  head: privateHead('Affiliates'),
  component: AdminAffiliatesPage,
});

function AdminAffiliatesPage() {
  return <AffiliatesPage {...Route.useSearch()} />;
}
