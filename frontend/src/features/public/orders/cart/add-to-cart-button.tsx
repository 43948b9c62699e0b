import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { Button } from '@/components/ui/button.tsx';
import { toasts } from '@/lib/toasts.ts';
import type { Addition } from './add-to-cart.ts';

interface AddToCartButtonProps extends Addition {
  /** Continues the label for screen readers: product or plan. */
  readonly of: string;
}

/** Puts a plan into the cart without leaving the page; what it needs is loaded when it is pressed. */
export function AddToCartButton({ of, ...addition }: AddToCartButtonProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    try {
      await (await import('./add-to-cart.ts')).addToCart(client, navigate, addition);
    } catch (error) {
      toasts.show({ tone: 'danger', text: errorMessage(error, t`Failed to add to the cart`) });
    }
    setBusy(false);
  };
  return (
    <Button variant="outline" busy={busy} onClick={() => void add()} className="mt-2 w-full">
      <Trans>
        Add to cart<span className="sr-only">: {of}</span>
      </Trans>
    </Button>
  );
}
