import { createFileRoute } from '@tanstack/react-router';
import { getGetHomeQueryOptions, useGetHome } from '@/api/generated/home/home.ts';
import type { Home } from '@/api/generated/model.ts';
import { getListProductsQueryOptions } from '@/api/generated/products/products.ts';
import { faqData } from '@/components/faq/faq-data.ts';
import { Hero } from '@/features/public/showcase/home/hero.tsx';
import { HERO_SIZES } from '@/features/public/showcase/home/hero-sizes.ts';
import { LATEST_PROJECTS } from '@/features/public/showcase/home/projects/latest-projects.ts';
import { Sections } from '@/features/public/showcase/home/sections.tsx';
import { siteData } from '@/lib/json-ld.ts';
import { picturePreload } from '@/lib/picture.ts';
import { getHead, getSite } from './-context.ts';
import { pageKeys } from './-page-keys.ts';

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(getGetHomeQueryOptions()),
      queryClient.ensureQueryData(getListProductsQueryOptions(LATEST_PROJECTS)),
    ]);
  },
  head: ({ match: { context } }) => {
    const site = getSite(context);
    const home = context.queryClient.getQueryData<Home>(pageKeys.home);
    const picture = home?.slides[0]?.picture;
    const { meta, links } = getHead(context, {
      title: null,
      description: site.description,
      path: '/',
      data: import.meta.env.SSR ? [...siteData(site, context.origin), ...faqData(home?.faqs ?? [])] : [],
    });
    const preload = import.meta.env.SSR && picture ? [picturePreload(picture, HERO_SIZES)] : [];
    return { meta, links: [...links, ...preload] };
  },
  component: HomePage,
});

function HomePage() {
  const { data } = useGetHome();
  if (!data) return null;
  return (
    <>
      <Hero slides={data.slides} head={data.hero} />
      <div className="home">
        <Sections />
      </div>
    </>
  );
}
