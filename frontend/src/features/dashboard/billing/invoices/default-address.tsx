import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '@/api/api-error.ts';
import {
  invalidateListAddresses,
  useListAddresses,
  useSetDefaultAddress,
} from '@/api/generated/addresses/addresses.ts';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { formatAddressTitle } from '../../kit/address-format.ts';

/** The saved address that invoices have while the billing details have none; saved as soon as it is selected. */
export function DefaultAddress() {
  const queryClient = useQueryClient();
  const { show } = useToast();
  const { data: addresses = [] } = useListAddresses();
  const { mutate, isPending } = useSetDefaultAddress({
    mutation: {
      networkMode: 'always', // fails immediately when offline; the default would wait for the network and send it later
      onSuccess: () => show({ tone: 'success', text: t`Default address changed` }),
      onError: (error) => {
        show({ tone: 'danger', text: errorMessage(error, t`Failed to save address.`) });
        void invalidateListAddresses(queryClient); // it may have been deleted
      },
    },
  });
  if (addresses.length === 0) return null;
  const selected = addresses.find((address) => address.is_default);
  return (
    <div className="mt-6 border-t border-border pt-5">
      <FieldFrame
        id="default-address"
        label={t`Default address`}
        help={t`On invoices while the billing address is empty.`}
      >
        <NativeSelect
          id="default-address"
          aria-describedby={noteId('default-address')}
          value={selected?.id ?? ''}
          disabled={isPending}
          onChange={({ target: { value } }) => {
            if (value !== '') mutate({ id: value });
          }}
        >
          {selected ? null : (
            <NativeSelectOption value="">
              <Trans>Select address</Trans>
            </NativeSelectOption>
          )}
          {addresses.map((address) => (
            <NativeSelectOption key={address.id} value={address.id}>
              {`${formatAddressTitle(address)}: ${address.street}, ${address.city}`}
            </NativeSelectOption>
          ))}
        </NativeSelect>
      </FieldFrame>
    </div>
  );
}
