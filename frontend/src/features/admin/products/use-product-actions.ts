import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '@/api/api-error.ts';
import {
  useAdminDeleteProduct,
  useAdminRestoreProduct,
  useAdminSetProductStatus,
} from '@/api/generated/admin-products/admin-products.ts';
import type { AdminProductRow } from '@/api/generated/model.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { showUndo } from '../kit/show-undo.ts';

/** What can be done with a row of the list: look at its page, publish or hide it, delete it. */
export function useProductActions() {
  const navigate = useNavigate();
  const { show } = useToast();
  const [asked, setAsked] = useState<AdminProductRow | null>(null);
  const status = useAdminSetProductStatus();
  const remove = useAdminDeleteProduct();
  const restore = useAdminRestoreProduct();

  const publish = ({ id, title, status: now, revision }: AdminProductRow) => {
    const next = now === 'published' ? 'draft' : 'published';
    status.mutate(
      { id: String(id), data: { status: next, revision } },
      {
        onSuccess: () =>
          show({ tone: 'success', text: next === 'published' ? `${title} is published` : `${title} is a draft now` }),
        onError: (error) => show({ tone: 'danger', text: messageOf(error, 'Failed to update product') }),
      },
    );
  };
  const confirm = () => {
    if (!asked) return;
    const { id, title } = asked;
    remove.mutate(
      { id: String(id) },
      {
        onSuccess: () => {
          setAsked(null);
          showUndo({
            text: `${title} is deleted`,
            undo: () => restore.mutateAsync({ id: String(id) }),
            undone: `${title} is back`,
            failed: 'Failed to restore product',
          });
        },
      },
    );
  };
  return {
    view: ({ id }: AdminProductRow) => void navigate({ to: '/product/$id', params: { id: String(id) } }),
    publish,
    deletion: {
      asked,
      ask: (row: AdminProductRow) => {
        remove.reset();
        setAsked(row);
      },
      cancel: () => setAsked(null),
      confirm,
      busy: remove.isPending,
      problem: remove.error ? messageOf(remove.error, 'Failed to delete product') : null,
    },
  };
}
