import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { getGetAboutQueryOptions, useGetAbout } from '@/api/generated/about/about.ts';
import { useGetSite } from '@/api/generated/site/site.ts';
import { AboutPage } from '@/features/public/showcase/about/about-page.tsx';
import { breadcrumbData, pageData, siteData } from '@/lib/json-ld.ts';
import { getDescription, getHead, getSite } from './-context.ts';

export const Route = createFileRoute('/about')({
  loader: async ({ context }) => {
    const { mission } = await context.queryClient.ensureQueryData(getGetAboutQueryOptions());
    return { mission: mission.text };
  },
  head: ({ match: { context }, loaderData }) => {
    // The page may start with the same words as the home page; search engines need a description of its own.
    const description = loaderData?.mission || getDescription(context, 'about');
    const steps = [
      { name: t`Home`, path: '/' },
      { name: t`About Us`, path: '/about' },
    ];
    return getHead(context, {
      title: t`About Us`,
      description,
      path: '/about',
      data: import.meta.env.SSR
        ? [
            ...siteData(getSite(context), context.origin),
            pageData('AboutPage', { name: t`About Us`, description, path: '/about' }, context.origin),
            breadcrumbData(steps, context.origin),
          ]
        : [],
    });
  },
  component: AboutRoute,
});

function AboutRoute() {
  const context = Route.useRouteContext();
  const { data: site = getSite(context) } = useGetSite();
  const { data } = useGetAbout();
  return data ? <AboutPage about={data} head={site.heads.about} /> : null;
}
