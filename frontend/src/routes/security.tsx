import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { getListSecurityAdvisoriesQueryOptions, useListSecurityAdvisories } from '@/api/generated/releases/releases.ts';
import { SecurityPage } from '@/features/public/conversations/vulnerability-reports/security-page.tsx';
import { searchText } from '@/lib/search-text.ts';
import { getHead } from './-context.ts';

export const Route = createFileRoute('/security')({
  validateSearch: (search: Record<string, unknown>): { product?: string | undefined } => ({
    product: searchText(search.product),
  }),
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(getListSecurityAdvisoriesQueryOptions());
  },
  head: ({ match: { context } }) =>
    getHead(context, {
      title: t`Report a vulnerability`,
      description: t`How to report a security problem. We reply within 24 hours.`,
      path: '/security',
    }),
  component: SecurityRoute,
});

function SecurityRoute() {
  const { product } = Route.useSearch();
  const { data } = useListSecurityAdvisories();
  return <SecurityPage advisories={data?.items ?? []} product={product} />;
}
