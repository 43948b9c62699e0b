import { Trans } from '@lingui/react/macro';
import type { PricingTier } from '@/api/generated/model.ts';
import { ChosenPriceField } from '@/components/order/chosen-price-field.tsx';
import { Button } from '@/components/ui/button.tsx';
import { BuyButton } from '@/features/dashboard/orders/orders/buying/buy-button.tsx';
import { AddToCartButton } from '@/features/public/orders/cart/add-to-cart-button.tsx';
import { useChosenPrice } from '@/hooks/use-chosen-price.ts';

interface ChosenPriceActionsProps {
  readonly productId: number;
  readonly tier: PricingTier;
}

/** Buying a plan whose price the buyer chooses. */
export function ChosenPriceActions({ productId, tier }: ChosenPriceActionsProps) {
  const choice = useChosenPrice(tier);
  const { price } = choice;
  const selection = { productId, planId: tier.id, tier: tier.name };
  return (
    <>
      <ChosenPriceField plan={tier} choice={choice} />
      {price === undefined ? (
        <Button disabled className="mt-1 w-full">
          <Trans>Buy</Trans>
        </Button>
      ) : (
        <>
          <BuyButton {...selection} price={price} chosenPrice={price} />
          <AddToCartButton productId={productId} plan={tier} of={tier.name} chosenPrice={price} />
        </>
      )}
    </>
  );
}
