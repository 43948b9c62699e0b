import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ProductCard } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { toasts } from '@/lib/toasts.ts';
import type { Addition } from './add-to-cart.ts';

interface AddToCartButtonProps extends Addition {
  /** Continues the label for screen readers: product or plan. */
  readonly of: string;
  readonly variant?: 'outline' | 'ghost';
}

/** Puts a plan into the cart without leaving the page; what it needs is loaded when it is pressed. */
export function AddToCartButton({ of, variant = 'ghost', ...addition }: AddToCartButtonProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    try {
      const { addToCart } = await import('./add-to-cart.ts');
      await addToCart(client, addition, {
        viewCart: () => void navigate({ to: '/cart' }),
        choosePlan: () =>
          void navigate({ to: '/product/$id', params: { id: String(addition.productId) }, hash: 'pricing' }),
      });
    } catch {
      toasts.show({ tone: 'danger', text: t`Failed to add to the cart` });
    }
    setBusy(false);
  };
  return (
    <Button variant={variant} busy={busy} onClick={() => void add()} className="w-full">
      <Trans>
        Add to cart<span className="sr-only">: {of}</span>
      </Trans>
    </Button>
  );
}

interface AddProductToCartProps {
  readonly product: Pick<ProductCard, 'id' | 'title'>;
}

/** Below the card of a product: adds its plan, or leads to its plans if there are several. */
export function AddProductToCart({ product: { id, title } }: AddProductToCartProps) {
  return <AddToCartButton variant="outline" productId={id} of={title} />;
}
