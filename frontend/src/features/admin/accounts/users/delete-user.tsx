import { errorMessage } from '@/api/api-error.ts';
import { useAdminDeleteUser, useAdminRestoreUser } from '@/api/generated/admin-users/admin-users.ts';
import type { AdminUser } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { showUndo } from '../../kit/list/show-undo.ts';

interface DeleteUserProps {
  readonly open: boolean;
  readonly user: AdminUser | null;
  readonly onClose: () => void;
  readonly onDeleted?: (() => void) | undefined;
}

/** Asks, deletes, and offers undo as long as the data is not erased. */
export function DeleteUser({ open, user, onClose, onDeleted }: DeleteUserProps) {
  const { show } = useToast();
  const remove = useAdminDeleteUser();
  const restore = useAdminRestoreUser();
  const confirm = async () => {
    if (!user) return;
    try {
      await remove.mutateAsync({ id: user.id });
      showUndo({
        text: 'User deleted successfully',
        undo: () => restore.mutateAsync({ id: user.id }),
        undoneText: `${user.name} restored`,
        failed: 'Failed to restore user',
      });
      onDeleted?.();
    } catch (error) {
      show({ tone: 'danger', text: errorMessage(error, 'Failed to delete user') });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      question="Are you sure you want to delete this user?"
      action="Delete"
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {user ? (
        <>
          <p className="font-semibold text-foreground">{user.name}</p>
          <p className="wrap-anywhere">{user.email}</p>
          <p className="mt-2">
            Signs them out now and erases their data in one hour. Orders and transactions are kept anonymously.
          </p>
        </>
      ) : null}
    </ConfirmDialog>
  );
}
