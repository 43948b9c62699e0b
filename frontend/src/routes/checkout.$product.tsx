import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { getGetProductQueryOptions, useGetProduct } from '@/api/generated/products/products.ts';
import { SeatCountMax } from '@/api/generated/zod/schemas/seatCount.zod.ts';
import { CheckoutPage } from '@/features/public/orders/guest-orders/checkout-page.tsx';
import { searchText } from '@/lib/search-text.ts';
import { getHead } from './-context.ts';
import { loadItem } from './-load-item.ts';
import { MissingItem } from './-missing-item.tsx';

export const Route = createFileRoute('/checkout/$product')({
  validateSearch: (
    search: Record<string, unknown>,
  ): {
    plan?: string | undefined;
    seats?: number | undefined;
    price?: string | undefined;
    currency?: string | undefined;
  } => ({
    plan: searchText(search.plan, 60),
    seats: searchSeats(search.seats),
    price: searchText(search.price, 20),
    currency: searchText(search.currency, 3),
  }),
  loader: ({ context: { queryClient }, params: { product } }) =>
    loadItem(product, () => queryClient.ensureQueryData(getGetProductQueryOptions(product))).then(() => undefined),
  head: ({ match: { context }, params }) =>
    getHead(context, {
      title: t`Checkout`,
      description: t`Your order and how to pay for it.`,
      path: `/checkout/${params.product}`,
      hidden: true,
    }),
  component: CheckoutRoute,
  notFoundComponent: () => <MissingItem title={t`Product Not Found`} to="/products" back={t`Back to Products`} />,
});

function searchSeats(value: unknown): number | undefined {
  const seats = Number(value);
  return Number.isInteger(seats) && seats >= 1 && seats <= SeatCountMax ? seats : undefined;
}

function CheckoutRoute() {
  const { product: id } = Route.useParams();
  const { plan, seats, price, currency } = Route.useSearch();
  const { data: product } = useGetProduct(id);
  return product ? (
    <CheckoutPage product={product} plan={plan} seats={seats} chosenPrice={price} currency={currency} />
  ) : null;
}
