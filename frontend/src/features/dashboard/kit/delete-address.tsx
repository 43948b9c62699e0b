import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '@/api/api-error.ts';
import {
  getListAddressesQueryKey,
  invalidateListAddresses,
  useDeleteAddress,
} from '@/api/generated/addresses/addresses.ts';
import type { Address } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { useLastValue } from '@/hooks/use-last-value.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { formatAddressTitle, formatCompactAddress } from './address-format.ts';

interface DeleteAddressProps {
  /** The address to delete; null while there is none. */
  readonly address: Address | null;
  /** Called when the dialog closes: cancelled or deleted. */
  readonly onClose: () => void;
  readonly onDeleted?: (address: Address) => void;
}

/** Asks, then deletes. A failure is shown in the dialog, which stays open. */
export function DeleteAddress({ address, onClose, onDeleted }: DeleteAddressProps) {
  const queryClient = useQueryClient();
  const { show } = useToast();
  const lastAddress = useLastValue(address);
  const { mutate, isPending, error, reset } = useDeleteAddress({
    mutation: {
      onSuccess: (_none, { id }) => {
        queryClient.setQueryData<Address[]>(getListAddressesQueryKey(), (list) =>
          list?.filter((item) => item.id !== id),
        );
        show({ tone: 'success', text: t`Address deleted successfully` });
        onClose();
        if (lastAddress) onDeleted?.(lastAddress);
      },
      onError: () => void invalidateListAddresses(queryClient), // it may already have been deleted
    },
  });
  const cancel = () => {
    reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={address !== null}
      question={t`Are you sure you want to delete this address?`}
      action={t`Delete`}
      busy={isPending}
      problem={error ? errorMessage(error, t`Failed to delete address.`) : null}
      onConfirm={() => lastAddress && mutate({ id: lastAddress.id })}
      onCancel={cancel}
    >
      {lastAddress ? (
        <>
          <p className="font-semibold text-foreground">{formatAddressTitle(lastAddress)}</p>
          <p>{formatCompactAddress(lastAddress)}</p>
        </>
      ) : null}
    </ConfirmDialog>
  );
}
