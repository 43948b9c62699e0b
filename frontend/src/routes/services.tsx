import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { getListCaseStudiesQueryOptions, useListCaseStudies } from '@/api/generated/case-studies/case-studies.ts';
import type { ServicePage } from '@/api/generated/model.ts';
import { getListServicesQueryOptions, useListServices } from '@/api/generated/services/services.ts';
import { useGetSite } from '@/api/generated/site/site.ts';
import { EDGE_SIZES } from '@/features/public/showcase/services/service-sizes.ts';
import { ServicesPage } from '@/features/public/showcase/services/services-page.tsx';
import { WorkBand } from '@/features/public/writing/case-studies/work-band.tsx';
import { breadcrumbData, serviceData, siteData } from '@/lib/json-ld.ts';
import { picturePreload } from '@/lib/picture.ts';
import { getDescription, getHead, getSite } from './-context.ts';
import { pageKeys } from './-page-keys.ts';

export const Route = createFileRoute('/services')({
  loader: async ({ context }) => {
    // The page is complete without the band of case studies.
    const work = context.queryClient.ensureQueryData(getListCaseStudiesQueryOptions()).catch(() => null);
    await context.queryClient.ensureQueryData(getListServicesQueryOptions());
    await work;
  },
  head: ({ match: { context } }) => {
    const services = context.queryClient.getQueryData<ServicePage>(pageKeys.services);
    const picture = services?.items[0]?.image;
    const steps = [
      { name: t`Home`, path: '/' },
      { name: t`Services`, path: '/services' },
    ];
    const { meta, links } = getHead(context, {
      title: t`Services`,
      description: getDescription(context, 'services'),
      path: '/services',
      data: import.meta.env.SSR
        ? [
            ...siteData(getSite(context), context.origin), // referenced by the provider
            ...serviceData(services?.items ?? [], context.origin),
            breadcrumbData(steps, context.origin),
          ]
        : [],
    });
    const preload = import.meta.env.SSR && picture ? [picturePreload(picture, EDGE_SIZES)] : [];
    return { meta, links: [...links, ...preload] };
  },
  component: ServicesRoute,
});

function ServicesRoute() {
  const context = Route.useRouteContext();
  const { data: site = getSite(context) } = useGetSite();
  const { data } = useListServices();
  const { data: work } = useListCaseStudies();
  return data ? (
    <ServicesPage services={data.items} site={site}>
      <WorkBand studies={work?.items ?? []} />
    </ServicesPage>
  ) : null;
}
