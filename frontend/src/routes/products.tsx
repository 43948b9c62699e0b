import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { hasStatus } from '@/api/api-error.ts';
import type { ProductPage } from '@/api/generated/model.ts';
import { getListProductsQueryOptions } from '@/api/generated/products/products.ts';
import { LEAD_SIZES } from '@/features/public/catalogue/products/lead-sizes.ts';
import { readCatalogueSearch, toListParams } from '@/features/public/catalogue/products/list/catalogue-search.ts';
import { ProductsPage } from '@/features/public/catalogue/products/list/products-page.tsx';
import { breadcrumbData, listData } from '@/lib/json-ld.ts';
import { picturePreload } from '@/lib/picture.ts';
import { getDescription, getHead } from './-context.ts';
import { pageKeys } from './-page-keys.ts';

const STEPS = [
  { name: t`Home`, path: '/' },
  { name: t`Products`, path: '/products' },
];

export const Route = createFileRoute('/products')({
  validateSearch: readCatalogueSearch,
  // Always in the same order, whatever the URL's: the server-rendered page and the browser must find the same match.
  loaderDeps: ({ search }) => readCatalogueSearch(search),
  loader: async ({ context: { queryClient }, deps }) => {
    const list = queryClient.ensureQueryData(getListProductsQueryOptions(toListParams(deps)));
    const answered = list.then(
      () => undefined,
      (error: unknown) => {
        // The screen explains a refused search; a server error fails the page.
        if (import.meta.env.SSR && !hasStatus(error, 400)) throw error;
      },
    );
    // In the browser the screen is shown immediately, with its own loading state.
    if (import.meta.env.SSR) await answered;
  },
  head: ({ match: { context, loaderDeps } }) => {
    const page = context.queryClient.getQueryData<ProductPage>(pageKeys.products(toListParams(loaderDeps)));
    const picture = page?.items[0]?.image;
    const { meta, links } = getHead(context, {
      title: t`Products`,
      description: getDescription(context, 'products'),
      path: '/products',
      data: import.meta.env.SSR
        ? [listData('/product', page?.items ?? [], context.origin), breadcrumbData(STEPS, context.origin)]
        : [],
    });
    const preload = import.meta.env.SSR && picture ? [picturePreload(picture, LEAD_SIZES)] : [];
    return { meta, links: [...links, ...preload] };
  },
  component: Products,
});

function Products() {
  return <ProductsPage search={Route.useSearch()} />;
}
