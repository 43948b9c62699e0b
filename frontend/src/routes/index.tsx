import { createFileRoute } from '@tanstack/react-router';
import type { Home } from '@/api/generated/model/home.ts';
import { getGetHomeQueryKey, getGetHomeQueryOptions, useGetHome } from '@/api/generated/site/site.ts';
import { Hero } from '@/features/home/hero.tsx';
import { HERO_SIZES } from '@/features/home/hero-sizes.ts';
import { siteData } from '@/lib/json-ld.ts';
import { picturePreload } from '@/lib/picture.ts';
import { headOf, siteOf } from './-context.ts';

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(getGetHomeQueryOptions());
  },
  head: ({ match: { context } }) => {
    const site = siteOf(context);
    const home = context.queryClient.getQueryData<Home>(getGetHomeQueryKey());
    const picture = home?.slides[0]?.picture;
    const { meta, links } = headOf(context, {
      title: null,
      description: site.description,
      path: '/',
      image: picture?.url,
      data: import.meta.env.SSR ? siteData(site, context.origin) : [],
    });
    const preload = import.meta.env.SSR && picture ? [picturePreload(picture, HERO_SIZES)] : [];
    return { meta, links: [...links, ...preload] };
  },
  component: HomePage,
});

function HomePage() {
  const { data } = useGetHome();
  return data ? <Hero slides={data.slides} /> : null;
}
