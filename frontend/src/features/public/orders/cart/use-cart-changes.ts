import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { getGetCartQueryKey, useAddCartItem, useRemoveCartItem, useUpdateCartItem } from '@/api/generated/cart/cart.ts';
import type { Cart, CartItem } from '@/api/generated/model.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { useBundleChanges } from './use-bundle-changes.ts';

/** Changes run one after another, so that the last one counts. */
const SCOPE = { id: 'cart' };

/** A removed item and its former index. */
export interface RemovedItem {
  readonly item: CartItem;
  readonly index: number;
}

/** Quantity, removal and its undo. The answers are the changed cart. */
export function useCartChanges() {
  const client = useQueryClient();
  const { show } = useToast();
  const [removed, setRemoved] = useState<RemovedItem | null>(null);
  const changes = (fallback: string) => ({
    skipInvalidation: true, // the answer is the cart
    mutation: {
      scope: SCOPE,
      onSuccess: (cart: Cart) => void client.setQueryData(getGetCartQueryKey(), cart),
      onError: (error: unknown) => void show({ tone: 'danger', text: errorMessage(error, fallback) }),
    },
  });
  const update = useUpdateCartItem(changes(t`Failed to change the quantity`));
  const remove = useRemoveCartItem(changes(t`Failed to remove the item`));
  const add = useAddCartItem(changes(t`Failed to add to the cart`));
  return {
    bundles: useBundleChanges(),
    removed,
    isBusy: update.isPending || remove.isPending || add.isPending,
    /** The quantity while it is being changed. */
    quantityOf: ({ id, quantity }: CartItem): number =>
      update.isPending && update.variables.id === id ? update.variables.data.quantity : quantity,
    setQuantity: (id: string, quantity: number) => update.mutate({ id, data: { quantity } }),
    isRemoving: (id: string): boolean => remove.isPending && remove.variables.id === id,
    remove: (item: CartItem, index: number) =>
      remove.mutate({ id: item.id }, { onSuccess: () => setRemoved({ item, index }) }),
    undo: ({ item: { product_id, plan_id, tier, quantity, unitPrice, minimum_price } }: RemovedItem) =>
      add.mutate(
        {
          data: {
            product_id,
            plan_id,
            tier,
            quantity,
            ...(minimum_price === undefined ? {} : { chosen_price: unitPrice }),
          },
        },
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
