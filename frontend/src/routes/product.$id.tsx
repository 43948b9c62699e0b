import { createFileRoute } from '@tanstack/react-router';
import {
  getGetProductQueryKey,
  getGetProductQueryOptions,
  useGetProduct,
} from '@/api/generated/catalogue/catalogue.ts';
import type { Product } from '@/api/generated/model/product.ts';
import { UpcomingScreen } from '@/components/feedback/upcoming-screen.tsx';
import { breadcrumbData, softwareData } from '@/lib/json-ld.ts';
import { type AppContext, headOf } from './-context.ts';
import { loadItem } from './-load-item.ts';
import { MissingItem } from './-missing-item.tsx';

const MISSING = 'Product Not Found';

export const Route = createFileRoute('/product/$id')({
  loader: ({ context, params }) =>
    loadItem(params.id, () => context.queryClient.ensureQueryData(getGetProductQueryOptions(params.id))),
  head: ({ match: { context }, params }) => productHead(context, params.id),
  component: ProductPage,
  notFoundComponent: () => <MissingItem title={MISSING} to="/products" back="Back to Products" />,
});

function productHead(context: AppContext, id: string) {
  const product = context.queryClient.getQueryData<Product>(getGetProductQueryKey(id));
  if (!product) return headOf(context, { title: MISSING, description: MISSING, path: null });
  const path = `/product/${id}`;
  const steps = [
    { name: 'Home', path: '/' },
    { name: 'Products', path: '/products' },
    { name: product.title, path },
  ];
  return headOf(context, {
    title: product.title,
    description: product.description,
    path,
    image: product.images[0]?.url,
    data: import.meta.env.SSR
      ? [softwareData(product, context.origin + path, context.origin), breadcrumbData(steps, context.origin)]
      : [],
  });
}

function ProductPage() {
  const { id } = Route.useParams();
  const { data: product } = useGetProduct(id);
  return product ? <UpcomingScreen title={product.title} line={product.description} /> : null;
}
