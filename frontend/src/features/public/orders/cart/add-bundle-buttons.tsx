import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { Button } from '@/components/ui/button.tsx';
import { toasts } from '@/lib/toasts.ts';

interface AddBundleButtonsProps {
  readonly id: number;
  /** Continues the labels for screen readers: the name of the bundle. */
  readonly of: string;
}

/** Buys a bundle, which opens the cart with it, or puts it into the cart; what they need is loaded when one is pressed. */
export function AddBundleButtons({ id, of }: AddBundleButtonsProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<'buy' | 'add' | null>(null);
  const add = async (kind: 'buy' | 'add') => {
    setBusy(kind);
    try {
      const { addBundleToCart } = await import('./add-to-cart.ts');
      const isAdded = await addBundleToCart(client, navigate, { id, isSilent: kind === 'buy' });
      if (isAdded && kind === 'buy') await navigate({ to: '/cart' });
    } catch (error) {
      toasts.show({ tone: 'danger', text: errorMessage(error, t`Failed to add to the cart`) });
    }
    setBusy(null);
  };
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <Button size="lg" busy={busy === 'buy'} disabled={busy !== null} onClick={() => void add('buy')}>
        <Trans>
          Buy now<span className="sr-only">: {of}</span>
        </Trans>
      </Button>
      <Button
        variant="outline"
        size="lg"
        busy={busy === 'add'}
        disabled={busy !== null}
        onClick={() => void add('add')}
      >
        <Trans>
          Add to cart<span className="sr-only">: {of}</span>
        </Trans>
      </Button>
    </div>
  );
}
