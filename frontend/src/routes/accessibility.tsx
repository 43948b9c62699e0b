import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useGetSite } from '@/api/generated/site/site.ts';
import { AccessibilityPage } from '@/features/public/showcase/legal/accessibility-page.tsx';
import { getHead, getSite } from './-context.ts';

export const Route = createFileRoute('/accessibility')({
  head: ({ match: { context } }) =>
    getHead(context, {
      title: t`Accessibility statement`,
      description: t`How accessible this site is, what its limits are, and how to tell us about a barrier.`,
      path: '/accessibility',
    }),
  component: AccessibilityRoute,
});

function AccessibilityRoute() {
  const context = Route.useRouteContext();
  const { data: site = getSite(context) } = useGetSite();
  return <AccessibilityPage contactEmail={site.contactEmail} />;
}
