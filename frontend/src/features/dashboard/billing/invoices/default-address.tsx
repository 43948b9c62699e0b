import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '@/api/api-error.ts';
import {
  invalidateListAddresses,
  useListAddresses,
  useSetDefaultAddress,
} from '@/api/generated/addresses/addresses.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { formatAddressTitle } from '../../kit/address-format.ts';

/** The saved address that invoices have while the billing details have none; saved as soon as it is selected. */
export function DefaultAddress() {
  const queryClient = useQueryClient();
  const { show } = useToast();
  const query = useListAddresses();
  const { mutate, isPending, variables } = useSetDefaultAddress({
    mutation: {
      onSuccess: () => show({ tone: 'success', text: t`Default address changed` }),
      onError: (error) => {
        show({ tone: 'danger', text: errorMessage(error, t`Failed to save address.`) });
        void invalidateListAddresses(queryClient); // it may have been deleted
      },
    },
  });
  if (query.data?.length === 0) return null;
  return (
    <div className="mt-6 border-t border-border pt-5">
      <QueryState
        query={query}
        loading={t`Loading the default address`}
        skeleton={<Skeleton className="h-18" />}
        toMessage={(error) => errorMessage(error, t`Failed to fetch addresses.`)}
      >
        {(addresses) => {
          const selected = isPending ? variables.id : addresses.find((address) => address.is_default)?.id;
          return (
            <FieldFrame
              id="default-address"
              label={t`Default address`}
              help={t`On invoices while the billing address is empty.`}
            >
              <NativeSelect
                id="default-address"
                aria-describedby={noteId('default-address')}
                value={selected ?? ''}
                onChange={({ target: { value } }) => {
                  if (value !== '' && !isPending) mutate({ id: value });
                }}
              >
                {selected === undefined ? (
                  <NativeSelectOption value="">
                    <Trans>Select address</Trans>
                  </NativeSelectOption>
                ) : null}
                {addresses.map((address) => (
                  <NativeSelectOption key={address.id} value={address.id}>
                    {`${formatAddressTitle(address)}: ${address.street}, ${address.city}`}
                  </NativeSelectOption>
                ))}
              </NativeSelect>
            </FieldFrame>
          );
        }}
      </QueryState>
    </div>
  );
}
