import { createFileRoute } from '@tanstack/react-router';
import { getGetAboutQueryOptions, useGetAbout } from '@/api/generated/about/about.ts';
import { useGetSite } from '@/api/generated/site/site.ts';
import { AboutPage } from '@/features/about/about-page.tsx';
import { breadcrumbData, pageData, siteData } from '@/lib/json-ld.ts';
import { headOf, siteOf } from './-context.ts';

const DESCRIPTION = 'Who we are, what we value and how we work.';

export const Route = createFileRoute('/about')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(getGetAboutQueryOptions());
  },
  head: ({ match: { context } }) => {
    const steps = [
      { name: 'Home', path: '/' },
      { name: 'About Us', path: '/about' },
    ];
    return headOf(context, {
      title: 'About Us',
      description: DESCRIPTION,
      path: '/about',
      data: import.meta.env.SSR
        ? [
            ...siteData(siteOf(context), context.origin),
            pageData('AboutPage', { name: 'About Us', description: DESCRIPTION, path: '/about' }, context.origin),
            breadcrumbData(steps, context.origin),
          ]
        : [],
    });
  },
  component: AboutRoute,
});

function AboutRoute() {
  const context = Route.useRouteContext();
  const { data: site = siteOf(context) } = useGetSite();
  const { data } = useGetAbout();
  return data ? <AboutPage about={data} description={site.description} /> : null;
}
