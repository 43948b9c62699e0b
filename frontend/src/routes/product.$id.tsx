import { isPriceChosen } from '@contract/rules/plan-price.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { PricingTier, Product } from '@/api/generated/model.ts';
import { getGetProductQueryOptions, useGetProduct } from '@/api/generated/products/products.ts';
import { useGetSite } from '@/api/generated/site/site.ts';
import { useSelectedCurrency } from '@/api/use-selected-currency.ts';
import { faqData } from '@/components/faq/faq-data.ts';
import { lazyComponent } from '@/components/feedback/lazy-component.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { BuyButton } from '@/features/dashboard/orders/orders/buying/buy-button.tsx';
import { prepareLive } from '@/features/public/catalogue/products/live/live-pieces.ts';
import { GALLERY_SIZES } from '@/features/public/catalogue/products/product/gallery-sizes.ts';
import { loadRelated } from '@/features/public/catalogue/products/product/load-related.ts';
import { ProductPage } from '@/features/public/catalogue/products/product/product-page.tsx';
import { ProductSkeleton } from '@/features/public/catalogue/products/product/product-skeleton.tsx';
import { readTab } from '@/features/public/catalogue/products/product/tab.ts';
import { AddToCartButton } from '@/features/public/orders/cart/add-to-cart-button.tsx';
import { BuySeatsLink } from '@/features/public/orders/seats/buy-seats-link.tsx';
import { toAddress } from '@/i18n/language.ts';
import { currentPrice } from '@/lib/current-price.ts';
import { breadcrumbData, productData, siteData } from '@/lib/json-ld.ts';
import { picturePreload } from '@/lib/picture.ts';
import { topicName } from '@/lib/topic-name.ts';
import { type AppContext, getHead, getSite, notFoundHead } from './-context.ts';
import { loadItem } from './-load-item.ts';
import { MissingItem } from './-missing-item.tsx';
import { pageKeys } from './-page-keys.ts';

const MISSING = t`Product Not Found`;

// Rendered with the page; only visitors of a plan whose price is chosen load it.
const chosenPrice = () => import('./-chosen-price-actions.tsx');
const rendered = import.meta.env.SSR ? await chosenPrice() : null;
const ChosenPriceActions =
  rendered?.ChosenPriceActions ?? lazyComponent(async () => (await chosenPrice()).ChosenPriceActions);

export const Route = createFileRoute('/product/$id')({
  validateSearch: readTab,
  loader: async ({ context: { queryClient }, params }) => {
    await loadItem(params.id, () => queryClient.ensureQueryData(getGetProductQueryOptions(params.id)));
    const related = loadRelated(queryClient, queryClient.getQueryData<Product>(pageKeys.product(params.id)));
    if (import.meta.env.SSR) await Promise.all([related, prefetchLive(queryClient, params.id)]); // later in the browser
  },
  head: ({ match: { context, status }, params }) => productHead(context, params.id, status === 'error'),
  component: ProductScreen,
  pendingComponent: ProductSkeleton,
  pendingMs: 300,
  notFoundComponent: () => <MissingItem title={MISSING} to="/products" back={t`Back to Products`} />,
});

/** The server renders the product's preview; the browser loads its script when it is scrolled into view. */
async function prefetchLive(queryClient: QueryClient, id: string) {
  await prepareLive(queryClient.getQueryData<Product>(pageKeys.product(id))?.preview);
}

function productHead(context: AppContext, id: string, failed: boolean) {
  const product = context.queryClient.getQueryData<Product>(pageKeys.product(id));
  if (!product) return notFoundHead(context, failed, MISSING);
  const path = `/product/${id}`;
  const steps = [
    { name: t`Home`, path: '/' },
    { name: t`Products`, path: '/products' },
    { name: product.title, path },
  ];
  const [picture] = product.images;
  const { meta, links } = getHead(context, {
    title: product.title,
    description: product.description.split('\n\n', 1)[0] ?? '',
    path,
    card: { kind: 'product', id, kicker: topicName(product.category), picture: picture?.url },
    data: import.meta.env.SSR
      ? [
          ...siteData(getSite(context), context.origin), // referenced by brand and seller
          productData(product, context.origin + toAddress(path), getSite(context).pricesIncludeTax, context.origin),
          breadcrumbData(steps, context.origin),
          ...faqData(product.faqs ?? []),
        ]
      : [],
  });
  const preload = import.meta.env.SSR && picture ? [picturePreload(picture, GALLERY_SIZES)] : [];
  return { meta, links: [...links, ...preload] };
}

const buying = (productId: number, tier: PricingTier) => ({
  productId,
  planId: tier.id,
  tier: tier.name,
  price: currentPrice(tier),
});

// Only visitors who buy in a second currency load it; pages are rendered in the shop's.
const CheckoutLink = lazyComponent(
  async () => (await import('@/features/public/orders/guest-orders/checkout-link.tsx')).CheckoutLink,
);

/** Buys a plan in the currency in which the buyer sees prices. */
function PlanBuyButton({ productId, tier, compact }: { productId: number; tier: PricingTier; compact?: boolean }) {
  const selected = useSelectedCurrency(useGetSite().data?.secondCurrency);
  const { secondPrice } = tier;
  const button = <BuyButton compact={compact} {...buying(productId, tier)} />;
  return secondPrice && secondPrice.currency === selected ? (
    <Suspense fallback={button}>
      <CheckoutLink productId={productId} plan={tier} price={secondPrice} />
    </Suspense>
  ) : (
    button
  );
}

/** The buttons of a plan. */
function PlanActions({ productId, tier }: { readonly productId: number; readonly tier: PricingTier }) {
  if (isPriceChosen(tier))
    return (
      <Suspense fallback={null}>
        <ChosenPriceActions productId={productId} tier={tier} />
      </Suspense>
    );
  return (
    <>
      <PlanBuyButton productId={productId} tier={tier} />
      {tier.price > 0 ? <AddToCartButton productId={productId} plan={tier} of={tier.name} /> : null}
      {tier.rights?.seats ? <BuySeatsLink productId={productId} plan={tier} /> : null}
    </>
  );
}

/** The button of the representative plan; a price is chosen among the plans. */
function LeadAction({ productId, tier }: { readonly productId: number; readonly tier: PricingTier }) {
  if (!isPriceChosen(tier)) return <PlanBuyButton compact productId={productId} tier={tier} />;
  return (
    <a href="#pricing" className={buttonVariants({ className: 'w-full' })}>
      <Trans>Choose your price</Trans>
    </a>
  );
}

function ProductScreen() {
  const { id } = Route.useParams();
  const { tab = 'features' } = Route.useSearch();
  const { data: product } = useGetProduct(id);
  return product ? (
    <ProductPage
      product={product}
      tab={tab}
      action={(tier) => <PlanActions productId={product.id} tier={tier} />}
      lead={(tier) => <LeadAction productId={product.id} tier={tier} />}
    />
  ) : null;
}
