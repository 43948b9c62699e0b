import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createHistory, createRouter, RouterProvider, useRouter } from '@tanstack/react-router';
import { Monitor, Smartphone } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { getGetAboutQueryKey, useGetAbout } from '@/api/generated/about/about.ts';
import { getGetHomeQueryKey, useGetHome } from '@/api/generated/home/home.ts';
import type { AdminSite } from '@/api/generated/model.ts';
import { getListServicesQueryKey, useListServices } from '@/api/generated/services/services.ts';
import { getGetSiteQueryKey, useGetSite } from '@/api/generated/site/site.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { draftAbout, draftHome, draftServices, draftSite, type PageDraft } from './page-data.ts';
import { PageFrame } from './page-frame.tsx';

/** A public page whose texts the owner writes. */
export type PicturedPage = '/' | '/about' | '/services' | '/contact' | '/blog' | '/products';

const SIZES = {
  wide: { label: 'Wide window', width: 1280, height: 1000, icon: Monitor },
  phone: { label: 'Phone', width: 390, height: 760, icon: Smartphone },
} as const;
type Size = keyof typeof SIZES;

/** The data of a public page: what visitors get now, with the draft in its place. */
function usePageData(page: PicturedPage, saved: AdminSite, draft: PageDraft) {
  const { data: site } = useGetSite();
  const { data: home } = useGetHome();
  const { data: about } = useGetAbout();
  const isServices = page === '/services';
  const { data: services } = useListServices({ query: { enabled: isServices } });
  if (!site || !home || !about || (isServices && !services)) return undefined;
  return [
    [getGetSiteQueryKey(), draftSite(site, saved, draft)],
    [getGetHomeQueryKey(), draftHome(home, draft)],
    [getGetAboutQueryKey(), draftAbout(about, draft)],
    ...(services ? ([[getListServicesQueryKey(), draftServices(services, draft)]] as const) : []),
  ] as const;
}

type PageData = NonNullable<ReturnType<typeof usePageData>>;

/** A history that stays at one page; the router's memory history would be in every visitor's script. */
const historyAt = (page: PicturedPage) => {
  const location = { href: page, pathname: page, search: '', hash: '', state: { __TSR_index: 0 } };
  const stay = () => undefined;
  return createHistory({
    getLocation: () => location,
    getLength: () => 1,
    pushState: stay,
    replaceState: stay,
    go: stay,
    back: stay,
    forward: stay,
    createHref: (path) => path,
  });
};

/** The site's own routes at one public page, with a history and data of their own. */
function usePageRouter(page: PicturedPage, data: PageData) {
  const { options } = useRouter();
  const [{ client, router }] = useState(() => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    for (const [key, value] of data) client.setQueryData(key, value);
    const router = createRouter({
      ...options,
      history: historyAt(page),
      context: { ...options.context, queryClient: client },
      defaultPreload: false,
      defaultViewTransition: false,
      Wrap: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    });
    return { client, router };
  });
  useEffect(() => {
    for (const [key, value] of data) client.setQueryData(key, value);
  }, [client, data]);
  return router;
}

interface LivePageProps {
  readonly page: PicturedPage;
  readonly data: PageData;
}

function LivePage({ page, data }: LivePageProps) {
  return <RouterProvider router={usePageRouter(page, data)} />;
}

interface PagePictureProps {
  readonly page: PicturedPage;
  /** Its name, as in 'Home'. */
  readonly name: string;
  readonly saved: AdminSite;
  readonly draft: PageDraft;
  /** Selector of the part that is being edited. */
  readonly anchor: string | null;
}

/** The public page that is being edited, as visitors would see it with what has been typed so far. */
export function PagePicture({ page, name, saved, draft, anchor }: PagePictureProps) {
  const [size, setSize] = useState<Size>('wide');
  // The page follows when typing pauses: drawing it for every key would hold up the next one.
  const data = usePageData(page, saved, useDeferredValue(draft));
  // The carousel begins anew with a slide of its own.
  const slide = draft.list?.list === 'slides' ? draft.list.current : '';
  const { width, height } = SIZES[size];
  return (
    <figure className="overflow-hidden rounded-xl border border-border bg-muted shadow-float">
      <figcaption className="flex items-center justify-between gap-3 border-b border-border bg-card py-1.5 pr-1.5 pl-4 text-sm">
        <span className="text-muted-foreground">{`Preview of ${name}`}</span>
        <fieldset className="flex gap-1">
          <legend className="sr-only">Preview width</legend>
          {(Object.keys(SIZES) as Size[]).map((id) => {
            const { label, icon: Icon } = SIZES[id];
            return (
              <button
                key={id}
                type="button"
                aria-label={label}
                title={label}
                aria-pressed={id === size}
                onClick={() => setSize(id)}
                className="grid size-9 place-items-center rounded-md text-muted-foreground transition-colors hover:text-foreground aria-pressed:bg-primary-soft aria-pressed:text-primary pointer-coarse:size-11"
              >
                <Icon className="size-4" aria-hidden="true" />
              </button>
            );
          })}
        </fieldset>
      </figcaption>
      <div className="mx-auto" style={{ maxWidth: width }}>
        {data ? (
          <PageFrame title={`Preview of ${name}`} width={width} height={height} anchor={anchor}>
            <LivePage key={`${page} ${slide}`} page={page} data={data} />
          </PageFrame>
        ) : (
          <Skeleton className="aspect-[3/2] w-full rounded-none" />
        )}
      </div>
    </figure>
  );
}
