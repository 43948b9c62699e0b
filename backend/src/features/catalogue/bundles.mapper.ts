import type { AdminBundle, Bundle, BundleCard } from '../../../../contract/generated/model.ts';
import { withoutEndedLaunch } from '../../../../contract/rules/launch-price.ts';
import { MISSING_PICTURE } from '../../../../contract/rules/missing-picture.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import type { PricedBundle } from './bundles.repository.ts';

const toPrices = ({ cents, singleCents }: PricedBundle) => ({
  price: toAmount(cents),
  singlePrice: toAmount(singleCents),
});

/** A bundle on sale, with its plans as offered at the given time. */
export function toBundle(bundle: PricedBundle, at: Date): Bundle {
  const { id, name, description, image, ends_at } = bundle.row;
  return {
    id,
    name,
    description,
    image,
    ...toPrices(bundle),
    endsAt: ends_at?.toISOString() ?? null,
    parts: bundle.parts.flatMap(({ productId, title, image, plan, cents }) =>
      plan
        ? [
            {
              product_id: productId,
              product_name: title,
              image: image ?? MISSING_PICTURE,
              plan: withoutEndedLaunch(plan, at),
              price: toAmount(cents),
            },
          ]
        : [],
    ),
  };
}

export const toBundleCard = (bundle: PricedBundle): BundleCard => ({
  id: bundle.row.id,
  name: bundle.row.name,
  ...toPrices(bundle),
  products: bundle.parts.map(({ productId: id, title }) => ({ id, title })),
});

export function toAdminBundle({ row, parts, singleCents }: PricedBundle): AdminBundle {
  const { id, version, name, description, image, published } = row;
  return {
    id,
    version,
    name,
    description,
    image,
    parts: parts.map(({ productId, planId, title, plan, cents, isForSale }) => ({
      product_id: productId,
      plan_id: planId,
      product_name: title,
      tier: plan?.name ?? '',
      price: toAmount(cents),
      isForSale,
    })),
    price: toAmount(row.price_cents),
    singlePrice: toAmount(singleCents),
    endsAt: row.ends_at?.toISOString() ?? null,
    published,
    updated_at: row.updated_at.toISOString(),
  };
}
