import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { errorMessage } from '@/api/api-error.ts';
import { addCartItem } from '@/api/generated/cart/cart.ts';
import type { OrderLine } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';

interface OrderAgainProps {
  readonly lines: readonly OrderLine[];
}

/** Fills the cart with what a cancelled order had. */
export function OrderAgain({ lines }: OrderAgainProps) {
  const navigate = useNavigate();
  const { mutate, error, isPending } = useMutation({
    // One after the other: the cart has them in the order's sequence.
    mutationFn: async () => {
      for (const { product_id, plan_id, tier, quantity } of lines)
        if (product_id !== null && tier !== null)
          await addCartItem({ product_id, tier, quantity, ...(plan_id === null ? {} : { plan_id }) });
    },
    onSuccess: () => navigate({ to: '/cart' }),
  });
  return (
    <div className="mt-6">
      {error ? (
        <Banner tone="danger" className="mb-3">
          {errorMessage(error, t`Failed to add to the cart`)}
        </Banner>
      ) : null}
      <Button variant="outline" busy={isPending} onClick={() => mutate()}>
        <Trans>Order again</Trans>
      </Button>
    </div>
  );
}
