import { errorMessage } from '@/api/api-error.ts';
import { useAdminResetSecondFactor } from '@/api/generated/admin-users/admin-users.ts';
import type { AdminUser } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { useToast } from '@/hooks/use-toast.ts';

interface ResetFactorProps {
  readonly open: boolean;
  readonly user: AdminUser;
  readonly onClose: () => void;
}

/** Asks, then turns off two-factor authentication for a user who has lost the app and the recovery codes. */
export function ResetFactor({ open, user, onClose }: ResetFactorProps) {
  const { show } = useToast();
  const reset = useAdminResetSecondFactor({
    mutation: {
      onSuccess: () => {
        show({ tone: 'success', text: 'Authenticator app reset' });
        onClose();
      },
    },
  });
  return (
    <ConfirmDialog
      open={open}
      question="Reset the authenticator app?"
      action="Reset"
      busy={reset.isPending}
      problem={reset.error ? errorMessage(reset.error, 'Failed to reset the authenticator app') : null}
      onConfirm={() => reset.mutate({ id: user.id })}
      onCancel={onClose}
    >
      <p className="font-semibold text-foreground">{user.name}</p>
      <p className="wrap-anywhere">{user.email}</p>
      <p className="mt-2">
        Signs them out everywhere; only their password will protect the account. Verify the request first.
      </p>
    </ConfirmDialog>
  );
}
