import { createFileRoute } from '@tanstack/react-router';
import { getGetLegalPageQueryOptions, useGetLegalPage } from '@/api/generated/legal/legal.ts';
import type { LegalPage } from '@/api/generated/model.ts';
import { useGetSite } from '@/api/generated/site/site.ts';
import { NotFound } from '@/components/feedback/not-found.tsx';
import { AccessibilityLink } from '@/features/public/showcase/legal/accessibility-link.tsx';
import { LegalDocument } from '@/features/public/showcase/legal/legal-document.tsx';
import { WithdrawalLink } from '@/features/public/showcase/legal/withdrawal-link.tsx';
import { TextPage } from '@/features/public/writing/pages/text-page.tsx';
import { getSite } from './-context.ts';
import { orNotFound } from './-load-item.ts';
import { pageKeys } from './-page-keys.ts';
import { textHead } from './-text-head.ts';

export const Route = createFileRoute('/terms-and-conditions')({
  loader: async ({ context }) => {
    await orNotFound(() => context.queryClient.ensureQueryData(getGetLegalPageQueryOptions('terms-and-conditions')));
  },
  head: ({ match: { context, status } }) => {
    const page = context.queryClient.getQueryData<LegalPage>(pageKeys.legal('terms-and-conditions'));
    return textHead(context, status, '/terms-and-conditions', page);
  },
  component: TermsRoute,
  notFoundComponent: NotFound,
});

function TermsRoute() {
  const context = Route.useRouteContext();
  const { data: site = getSite(context) } = useGetSite();
  const { data } = useGetLegalPage('terms-and-conditions');
  if (!data) return null;
  const { html, title, lastUpdated, sections } = data;
  if (html === null)
    return (
      <LegalDocument page={data} contactEmail={site.contactEmail}>
        <WithdrawalLink />
        <AccessibilityLink />
      </LegalDocument>
    );
  return (
    <TextPage title={title} changed={lastUpdated} pageSections={sections} html={html}>
      <WithdrawalLink />
      <AccessibilityLink />
    </TextPage>
  );
}
