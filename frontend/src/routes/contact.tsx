import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useGetSite } from '@/api/generated/site/site.ts';
import { ContactPage } from '@/features/public/conversations/contact/contact-page.tsx';
import { breadcrumbData, pageData, siteData } from '@/lib/json-ld.ts';
import { searchText } from '@/lib/search-text.ts';
import { getDescription, getHead, getSite } from './-context.ts';

export const Route = createFileRoute('/contact')({
  validateSearch: (search: Record<string, unknown>): { service?: string | undefined } => ({
    service: searchText(search.service),
  }),
  head: ({ match: { context } }) => {
    const steps = [
      { name: t`Home`, path: '/' },
      { name: t`Contact Us`, path: '/contact' },
    ];
    return getHead(context, {
      title: t`Contact Us`,
      description: getDescription(context, 'contact'),
      path: '/contact',
      data: import.meta.env.SSR
        ? [
            ...siteData(getSite(context), context.origin),
            pageData(
              'ContactPage',
              { name: t`Contact Us`, description: getDescription(context, 'contact'), path: '/contact' },
              context.origin,
            ),
            breadcrumbData(steps, context.origin),
          ]
        : [],
    });
  },
  component: ContactRoute,
});

function ContactRoute() {
  const context = Route.useRouteContext();
  const { service } = Route.useSearch();
  const { data: site = getSite(context) } = useGetSite();
  return <ContactPage site={site} service={service} />;
}
