import { useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '@/api/api-error.ts';
import type { Passkey } from '@/api/generated/model.ts';
import { invalidateListPasskeys, useRemovePasskey } from '@/api/generated/passkeys/passkeys.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { useLastValue } from '@/hooks/use-last-value.ts';
import { useToast } from '@/hooks/use-toast.ts';

interface RemovePasskeyProps {
  /** The passkey to remove; null while there is none. */
  readonly target: Passkey | null;
  /** Called when the dialog closes: cancelled or removed. */
  readonly onClose: (isRemoved: boolean) => void;
}

/** Asks, then removes a passkey. A failure is shown in the dialog, which stays open. */
export function RemovePasskey({ target, onClose }: RemovePasskeyProps) {
  const client = useQueryClient();
  const { show } = useToast();
  const lastPasskey = useLastValue(target);
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
      open={target !== null}
      question="Remove this passkey?"
      action="Remove"
      busy={remove.isPending}
      problem={remove.error ? errorMessage(remove.error, 'Failed to remove the passkey.') : null}
      onConfirm={() => lastPasskey && remove.mutate({ id: lastPasskey.id })}
      onCancel={() => {
        remove.reset();
        onClose(false);
      }}
    >
      {lastPasskey && `“${lastPasskey.name}” will no longer sign you in. Delete it from the device too.`}
    </ConfirmDialog>
  );
}
