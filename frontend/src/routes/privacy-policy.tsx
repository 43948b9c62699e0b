import { createFileRoute } from '@tanstack/react-router';
import { getGetLegalPageQueryOptions, useGetLegalPage } from '@/api/generated/legal/legal.ts';
import { useGetSite } from '@/api/generated/site/site.ts';
import { LegalDocument } from '@/features/legal/legal-document.tsx';
import { breadcrumbData } from '@/lib/json-ld.ts';
import { headOf, siteOf } from './-context.ts';

const DESCRIPTION = 'Last updated January 28, 2025. What we collect, why, and what you can ask of us.';

export const Route = createFileRoute('/privacy-policy')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(getGetLegalPageQueryOptions('privacy-policy'));
  },
  head: ({ match: { context } }) => {
    const steps = [
      { name: 'Home', path: '/' },
      { name: 'Privacy Policy', path: '/privacy-policy' },
    ];
    return headOf(context, {
      title: 'Privacy Policy',
      description: DESCRIPTION,
      path: '/privacy-policy',
      data: import.meta.env.SSR ? [breadcrumbData(steps, context.origin)] : [],
    });
  },
  component: PrivacyRoute,
});

function PrivacyRoute() {
  const context = Route.useRouteContext();
  const { data: site = siteOf(context) } = useGetSite();
  const { data } = useGetLegalPage('privacy-policy');
  return data ? <LegalDocument page={data} contactEmail={site.contactEmail} /> : null;
}
