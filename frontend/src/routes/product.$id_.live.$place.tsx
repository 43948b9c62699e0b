import { t } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { Product } from '@/api/generated/model.ts';
import { getGetProductQueryOptions, useGetProduct } from '@/api/generated/products/products.ts';
import { PlacePage } from '@/features/public/catalogue/products/live/place-page.tsx';
import { loadPlacePages } from '@/features/public/catalogue/products/live/place-pages.ts';
import { language, toAddress } from '@/i18n/language.ts';
import { breadcrumbData, CONTEXT } from '@/lib/json-ld.ts';
import { type AppContext, getHead, notFoundHead } from './-context.ts';
import { loadItem } from './-load-item.ts';
import { MissingItem } from './-missing-item.tsx';
import { pageKeys } from './-page-keys.ts';

const MISSING = t`Page not found`;

interface LoadedPlace {
  /** The day that the page was rendered. */
  day: string;
  title: string;
  description: string;
  latitude: number;
  longitude: number;
}

export const Route = createFileRoute('/product/$id_/live/$place')({
  loader: async ({ context: { queryClient }, params: { id, place } }): Promise<LoadedPlace> => {
    const product = await loadItem(id, () => queryClient.ensureQueryData(getGetProductQueryOptions(id)));
    const pages = await loadPlacePages(product.preview);
    const position = pages?.position(place);
    if (!pages || !position) throw notFound();
    const day = pages.today();
    const { latitude, longitude } = position;
    return { day, latitude, longitude, ...pages.describe(place, day) };
  },
  head: ({ match: { context, status }, params, loaderData }) =>
    loaderData ? placeHead(context, params, loaderData) : notFoundHead(context, status === 'error', MISSING),
  component: PlaceScreen,
  notFoundComponent: () => <MissingItem title={MISSING} to="/products" back={t`Back to Products`} />,
});

function placeHead(context: AppContext, { id, place }: { id: string; place: string }, loaded: LoadedPlace) {
  const { title, description } = loaded;
  const path = `/product/${id}/live/${place}`;
  const product = context.queryClient.getQueryData<Product>(pageKeys.product(id));
  const steps = [
    { name: t`Home`, path: '/' },
    { name: t`Products`, path: '/products' },
    { name: product?.title ?? '', path: `/product/${id}` },
    { name: title, path },
  ];
  return getHead(context, {
    title,
    description,
    path,
    card: { kind: 'product', id, kicker: product?.title ?? '', picture: product?.images[0]?.url },
    data: import.meta.env.SSR
      ? [placeData(loaded, context.origin + toAddress(path)), breadcrumbData(steps, context.origin)]
      : [],
  });
}

/** A page about a place on a day. */
const placeData = ({ day, title, description, latitude, longitude }: LoadedPlace, url: string): object => ({
  '@context': CONTEXT,
  '@type': 'WebPage',
  name: title,
  description,
  url,
  inLanguage: language,
  dateModified: day,
  about: { '@type': 'Place', geo: { '@type': 'GeoCoordinates', latitude, longitude } },
});

function PlaceScreen() {
  const { id, place } = Route.useParams();
  const { day } = Route.useLoaderData();
  const { origin } = Route.useRouteContext();
  const { data } = useGetProduct(id);
  return data ? (
    <Suspense>
      <PlacePage product={data} slug={place} day={day} origin={origin} />
    </Suspense>
  ) : null;
}
