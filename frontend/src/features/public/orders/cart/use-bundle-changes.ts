import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { getGetCartQueryKey, useAddCartBundle, useRemoveCartBundle } from '@/api/generated/cart/cart.ts';
import type { Cart, CartBundle } from '@/api/generated/model.ts';
import { useToast } from '@/hooks/use-toast.ts';

/** Removal of a bundle and its undo; it runs after other changes of the cart. The answers are the changed cart. */
export function useBundleChanges() {
  const client = useQueryClient();
  const { show } = useToast();
  const [removed, setRemoved] = useState<CartBundle | null>(null);
  const changes = (fallback: string) => ({
    skipInvalidation: true, // the answer is the cart
    mutation: {
      scope: { id: 'cart' },
      onSuccess: (cart: Cart) => void client.setQueryData(getGetCartQueryKey(), cart),
      onError: (error: unknown) => void show({ tone: 'danger', text: errorMessage(error, fallback) }),
    },
  });
  const remove = useRemoveCartBundle(changes(t`Failed to remove the item`));
  const add = useAddCartBundle(changes(t`Failed to add to the cart`));
  return {
    removed,
    isBusy: remove.isPending || add.isPending,
    isRemoving: (id: number): boolean => remove.isPending && remove.variables.id === String(id),
    remove: (bundle: CartBundle) =>
      remove.mutate({ id: String(bundle.bundle_id) }, { onSuccess: () => setRemoved(bundle) }),
    undo: ({ bundle_id }: CartBundle) =>
      add.mutate(
        { data: { bundle_id } },
        {
          onSuccess: () => {
            setRemoved(null);
            document.getElementById('main')?.focus({ preventScroll: true }); // keeps the focus when the button is removed
          },
        },
      ),
    isUndoing: add.isPending,
  };
}
