import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@/api/api-error.ts';
import type { Passkey } from '@/api/generated/model.ts';
import { invalidateListPasskeys, useRemovePasskey } from '@/api/generated/passkeys/passkeys.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { useLastValue } from '@/hooks/use-last-value.ts';
import { useToast } from '@/hooks/use-toast.ts';

interface RemovePasskeyProps {
  /** The passkey to remove; null while there is none. */
  readonly asked: Passkey | null;
  /** Called when the dialog closes: cancelled or removed. */
  readonly onClose: (isGone: boolean) => void;
}

/** Asks, then removes a passkey. A failure is shown in the dialog, which stays open. */
export function RemovePasskey({ asked, onClose }: RemovePasskeyProps) {
  const client = useQueryClient();
  const { show } = useToast();
  const shown = useLastValue(asked);
  const remove = useRemovePasskey({
    mutation: {
      networkMode: 'always',
      onSuccess: () => {
        show({ tone: 'success', text: 'Passkey removed' });
        onClose(true);
      },
      onError: () => void invalidateListPasskeys(client), // it may already have been removed
    },
  });
  return (
    <ConfirmDialog
      open={asked !== null}
      question="Remove this passkey?"
      action="Remove"
      busy={remove.isPending}
      problem={remove.error ? messageOf(remove.error, 'Failed to remove the passkey.') : null}
      onConfirm={() => shown && remove.mutate({ id: shown.id })}
      onCancel={() => {
        remove.reset();
        onClose(false);
      }}
    >
      {shown && `“${shown.name}” will no longer sign you in. Delete it from the device too.`}
    </ConfirmDialog>
  );
}
