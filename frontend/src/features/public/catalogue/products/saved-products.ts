import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '@/api/api-error.ts';
import {
  getListSavedProductsQueryKey,
  useListSavedProducts,
  useSaveProduct,
  useUnsaveProduct,
} from '@/api/generated/products/products.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { areCookiesBlocked, COOKIES_BLOCKED } from '@/lib/blocked-cookies.ts';
import { session } from '@/session/session.ts';
import { type SavedList, updateSavedList } from './saved-list.ts';

/** Changes run one after another: the result of clicking a heart twice must not depend on which call is faster. */
const SCOPE = { id: 'saved-products' };

/**
 * The products that this visitor or customer has saved. A change shows immediately and is reverted, with a message,
 * when the server refuses it. Server-rendered pages are anonymous and show none.
 */
export function useSavedProducts() {
  const { data } = useListSavedProducts();
  const save = useSaveProduct(useOptimistic(true, t`Failed to save the product`));
  const unsave = useUnsaveProduct(useOptimistic(false, t`Failed to remove the product`));
  const isSaved = (id: number) => data?.productIds.includes(id) ?? false;
  const { show } = useToast();
  const toggle = (id: number) => {
    if (areCookiesBlocked() && !session.read().token) show({ text: COOKIES_BLOCKED, tone: 'notice' });
    else (isSaved(id) ? unsave : save).mutate({ id: String(id) });
  };
  return { isSaved, toggle };
}

function useOptimistic(saved: boolean, fallback: string) {
  const queryClient = useQueryClient();
  const { show } = useToast();
  const key = getListSavedProductsQueryKey();
  const put = (id: string, on: boolean) =>
    queryClient.setQueryData<SavedList>(key, (list) => updateSavedList(list, Number(id), on));
  const isLast = () => queryClient.isMutating({ predicate: ({ options }) => options.scope?.id === SCOPE.id }) === 1;
  return {
    skipInvalidation: true, // a fetch answered in between would show the state before the next change
    mutation: {
      scope: SCOPE,
      onMutate: async ({ id }: { id: string }) => {
        await queryClient.cancelQueries({ queryKey: key });
        put(id, saved);
      },
      onError: (error: unknown, { id }: { id: string }) => {
        put(id, !saved);
        show({ text: errorMessage(error, fallback), tone: 'danger' });
      },
      onSettled: async () => {
        if (isLast()) await queryClient.invalidateQueries({ queryKey: key });
      },
    },
  };
}
