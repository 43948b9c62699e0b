import { createFileRoute } from '@tanstack/react-router';
import { getGetLegalPageQueryOptions, useGetLegalPage } from '@/api/generated/legal/legal.ts';
import { useGetSite } from '@/api/generated/site/site.ts';
import { LegalDocument } from '@/features/legal/legal-document.tsx';
import { breadcrumbData } from '@/lib/json-ld.ts';
import { headOf, siteOf } from './-context.ts';

const DESCRIPTION = 'The terms under which this site and its apps may be used.';

export const Route = createFileRoute('/terms-and-conditions')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(getGetLegalPageQueryOptions('terms-and-conditions'));
  },
  head: ({ match: { context } }) => {
    const steps = [
      { name: 'Home', path: '/' },
      { name: 'Terms and Conditions', path: '/terms-and-conditions' },
    ];
    return headOf(context, {
      title: 'Terms and Conditions',
      description: DESCRIPTION,
      path: '/terms-and-conditions',
      data: import.meta.env.SSR ? [breadcrumbData(steps, context.origin)] : [],
    });
  },
  component: TermsRoute,
});

function TermsRoute() {
  const context = Route.useRouteContext();
  const { data: site = siteOf(context) } = useGetSite();
  const { data } = useGetLegalPage('terms-and-conditions');
  return data ? <LegalDocument page={data} contactEmail={site.contactEmail} /> : null;
}
