import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { getGetSiteQueryOptions, useGetSite } from '@/api/generated/site/site.ts';
import { LazySlowRequestNotice } from '@/components/feedback/lazy-slow-request-notice.tsx';
import { NotFound } from '@/components/feedback/not-found.tsx';
import { PageSpinner } from '@/components/feedback/page-spinner.tsx';
import { Toaster } from '@/components/feedback/toaster.tsx';
import { BackToTop } from '@/components/layout/back-to-top.tsx';
import { PageHead } from '@/components/layout/page-head.tsx';
import { SiteFooter } from '@/components/layout/site-footer.tsx';
import { SiteHeader } from '@/components/layout/site-header.tsx';
import { useContentId } from '@/components/layout/use-app-area.ts';
import type { VisitorNoticesProps } from '@/components/layout/visitor-notices.tsx';
import { useEventReplay } from '@/hooks/use-event-replay.ts';
import { useLazyComponent } from '@/hooks/use-lazy-component.ts';
import { toAddress } from '@/i18n/language.ts';
import { yearIn } from '@/lib/format.ts';
import { showDefaultTheme } from '@/lib/theme.ts';
import { type AppContext, getHead, getSite } from './-context.ts';

const loadVisitorParts = async () => (await import('./-visitor-content.tsx')).VisitorContent;

// Almost no visitor ever sees it.
const ClosedSite = lazy(() =>
  import('../features/public/site/site/closed-site.tsx').then((module) => ({ default: module.ClosedSite })),
);

export const Route = createRootRouteWithContext<AppContext>()({
  loader: async ({ context }) => {
    const site = context.queryClient.ensureQueryData(getGetSiteQueryOptions());
    // A server-rendered page without its settings is a failure; in the browser the rest of the page is still useful.
    await (import.meta.env.SSR ? site : site.catch(() => undefined));
    return { year: yearIn(getSite(context).time_zone, new Date()) };
  },
  // Only what applies to every page; each page adds its own. An unknown path ends here and has no page.
  head: ({ match: { context, _notFound: unknown = false } }) => {
    const { meta } = getHead(context, {
      title: unknown ? t`Page Not Found` : null,
      description: getSite(context).description,
      path: null,
    });
    return {
      meta: meta.filter((tag) => tag.title || tag.name === 'description' || (unknown && tag.name === 'robots')),
      links: [{ rel: 'alternate', type: 'application/rss+xml', title: t`Blog`, href: toAddress('/rss.xml') }],
    };
  },
  component: Root,
  notFoundComponent: NotFound,
  pendingComponent: Pending,
});

/** While the site's settings are loading. */
function Pending() {
  return (
    <>
      <PageSpinner />
      <LazySlowRequestNotice />
    </>
  );
}

/** A separate component: an update of the root during hydration would make React re-render the page. */
function LazyVisitorParts({ promo }: VisitorNoticesProps) {
  const VisitorContent = useLazyComponent(loadVisitorParts);
  return VisitorContent ? <VisitorContent promo={promo} /> : null;
}

function Root() {
  const { year } = Route.useLoaderData();
  const context = Route.useRouteContext();
  const { data: known } = useGetSite();
  const site = known ?? getSite(context);
  const content = useContentId();
  useEventReplay();
  useEffect(() => {
    if (known) showDefaultTheme(known.defaultTheme);
  }, [known]);
  const page = (
    <>
      <a
        href={`#${content}`}
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-background focus:p-3"
      >
        <Trans>Skip to content</Trans>
      </a>
      <SiteHeader name={site.name} logo={site.logo} />
      <LazyVisitorParts promo={site.promo} />
      <main id="main" tabIndex={-1} className="flex grow flex-col">
        <Outlet />
      </main>
      <SiteFooter site={site} year={year} />
      <div className="floats">
        <BackToTop />
      </div>
      <Toaster />
      <LazySlowRequestNotice />
    </>
  );
  return (
    <>
      <PageHead />
      {site.maintenance ? (
        <Suspense fallback={<PageSpinner />}>
          <ClosedSite site={site}>{page}</ClosedSite>
        </Suspense>
      ) : (
        page
      )}
    </>
  );
}
