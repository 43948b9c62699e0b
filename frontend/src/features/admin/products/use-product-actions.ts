import { useNavigate } from '@tanstack/react-router';
import { errorMessage } from '@/api/api-error.ts';
import {
  useAdminDeleteProduct,
  useAdminRestoreProduct,
  useAdminSetProductStatus,
} from '@/api/generated/admin-products/admin-products.ts';
import type { AdminProductRow } from '@/api/generated/model.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { showUndo } from '../kit/list/show-undo.ts';
import { useDeletion } from '../kit/use-deletion.ts';

/** The actions on a row of the list: view its page, publish or hide it, delete it. */
export function useProductActions() {
  const navigate = useNavigate();
  const { show } = useToast();
  const status = useAdminSetProductStatus();
  const { mutateAsync: restore } = useAdminRestoreProduct();
  const deletion = useDeletion({
    mutation: useAdminDeleteProduct(),
    variablesOf: ({ id }: AdminProductRow) => ({ id: String(id) }),
    failed: 'Failed to delete product',
    onDeleted: ({ id, title }) =>
      showUndo({
        text: `${title} deleted`,
        undo: () => restore({ id: String(id) }),
        undoneText: `${title} restored`,
        failed: 'Failed to restore product',
      }),
  });

  const publish = ({ id, title, status: now, revision }: AdminProductRow) => {
    const next = now === 'published' ? 'draft' : 'published';
    status.mutate(
      { id: String(id), data: { status: next, revision } },
      {
        onSuccess: () =>
          show({ tone: 'success', text: next === 'published' ? `${title} published` : `${title} unpublished` }),
        onError: (error) => show({ tone: 'danger', text: errorMessage(error, 'Failed to update product') }),
      },
    );
  };
  return {
    view: ({ id }: AdminProductRow) => void navigate({ to: '/product/$id', params: { id: String(id) } }),
    publish,
    deletion,
  };
}
