import { createFileRoute } from '@tanstack/react-router';
import { getGetLegalPageQueryOptions, useGetLegalPage } from '@/api/generated/legal/legal.ts';
import type { LegalPage } from '@/api/generated/model.ts';
import { useGetSite } from '@/api/generated/site/site.ts';
import { NotFound } from '@/components/feedback/not-found.tsx';
import { AccessibilityLink } from '@/features/public/showcase/legal/accessibility-link.tsx';
import { LegalDocument } from '@/features/public/showcase/legal/legal-document.tsx';
import { TextPage } from '@/features/public/writing/pages/text-page.tsx';
import { getSite } from './-context.ts';
import { orNotFound } from './-load-item.ts';
import { pageKeys } from './-page-keys.ts';
import { textHead } from './-text-head.ts';

export const Route = createFileRoute('/privacy-policy')({
  loader: async ({ context }) => {
    await orNotFound(() => context.queryClient.ensureQueryData(getGetLegalPageQueryOptions('privacy-policy')));
  },
  head: ({ match: { context, status } }) => {
    const page = context.queryClient.getQueryData<LegalPage>(pageKeys.legal('privacy-policy'));
    return textHead(context, status, '/privacy-policy', page);
  },
  component: PrivacyRoute,
  notFoundComponent: NotFound,
});

function PrivacyRoute() {
  const context = Route.useRouteContext();
  const { data: site = getSite(context) } = useGetSite();
  const { data } = useGetLegalPage('privacy-policy');
  if (!data) return null;
  const { html, title, lastUpdated, sections } = data;
  if (html === null)
    return (
      <LegalDocument page={data} contactEmail={site.contactEmail}>
        <AccessibilityLink />
      </LegalDocument>
    );
  return (
    <TextPage title={title} changed={lastUpdated} pageSections={sections} html={html}>
      <AccessibilityLink />
    </TextPage>
  );
}
