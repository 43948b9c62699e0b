import { type ReactNode, Suspense } from 'react';
import type { PricingTier, Product } from '@/api/generated/model.ts';
import { useGetSite } from '@/api/generated/site/site.ts';
import { Container } from '@/components/ui/container.tsx';
import { UntranslatedNote } from '@/components/ui/untranslated-note.tsx';
import { LiveProduct } from '../live/live-product.tsx';
import { Pricing } from '../pricing.tsx';
import { Reviews } from '../reviews/reviews.tsx';
import { staysRendered } from '../stays-rendered.ts';
import { FeaturesPanel } from './features-panel.tsx';
import { ProductSide } from './product-side.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { ProductTop } from './product-top.tsx';
import { RelatedProducts } from './related-products.tsx';
import { RequirementsPanel } from './requirements-panel.tsx';
import type { ProductTab } from './tab.ts';

// Rendered with the page; each loads its script only where a product has it.
const text = () => import('./product-text.tsx').then((file) => file.ProductText);
const bundles = () => import('./product-bundles.tsx').then((file) => file.ProductBundles);
const faqs = () => import('./product-faqs.tsx').then((file) => file.ProductFaqs);
const ProductText = import.meta.env.SSR ? await text() : staysRendered(text);
const ProductBundles = import.meta.env.SSR ? await bundles() : staysRendered(bundles);
const ProductFaqs = import.meta.env.SSR ? await faqs() : staysRendered(faqs);

interface ProductPageProps {
  readonly product: Product;
  readonly tab: ProductTab;
  /** The action of a tier, provided from outside the catalogue. */
  readonly action?: ((tier: PricingTier) => ReactNode) | undefined;
  /** The same for the first viewport, for the representative plan. */
  readonly lead?: ((tier: PricingTier) => ReactNode) | undefined;
}

const NOTHING = { cards: [], promo: null };

/** Everything about one product. */
export function ProductPage({ product, tab, action, lead }: ProductPageProps) {
  const { data: site } = useGetSite();
  const { cards, promo } = site?.productPage ?? NOTHING;
  return (
    <>
      <ProductTop product={product} second={site?.secondCurrency} lead={lead} />
      {product.preview ? (
        <LiveProduct key={`preview-${product.id}`} id={product.id} preview={product.preview} images={product.images} />
      ) : null}
      <Container className="grid gap-x-16 gap-y-14 pt-4 pb-20 lg:grid-cols-12 lg:pt-16 lg:pb-28">
        <div className="min-w-0 lg:col-span-8">
          <UntranslatedNote text={product.description} className="mb-8" />
          <ProductTabs
            id={String(product.id)}
            tab={tab}
            panels={{
              features: <FeaturesPanel product={product} />,
              requirements: <RequirementsPanel requirements={product.requirements} cards={cards} />,
            }}
          />
          {product.body_html ? (
            <Suspense fallback={null}>
              <ProductText html={product.body_html} />
            </Suspense>
          ) : null}
          <div className="below-fold below-fold-47 sm:below-fold-29 mt-16 lg:mt-20">
            <Pricing
              tiers={product.pricing}
              isTaxAdded={site?.pricesIncludeTax === false}
              second={site?.secondCurrency}
              action={action}
            />
          </div>
          {product.bundles ? (
            <Suspense fallback={null}>
              <ProductBundles bundles={product.bundles} />
            </Suspense>
          ) : null}
          {product.faqs ? (
            <Suspense fallback={null}>
              <ProductFaqs faqs={product.faqs} />
            </Suspense>
          ) : null}
        </div>
        <div className="below-fold below-fold-40 sm:below-fold-30 min-w-0 lg:col-span-4 lg:pt-3">
          <ProductSide product={product} promo={promo} />
        </div>
      </Container>
      <Reviews key={product.id} productId={product.id} />
      <RelatedProducts product={product} />
    </>
  );
}
