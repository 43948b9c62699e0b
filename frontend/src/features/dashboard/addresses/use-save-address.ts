import { useQueryClient } from '@tanstack/react-query';
import {
  getListAddressesQueryKey,
  invalidateListAddresses,
  useCreateAddress,
  useUpdateAddress,
} from '@/api/generated/addresses/addresses.ts';
import type { Address, AddressInput } from '@/api/generated/model.ts';
import { replaceOrAppend } from './address-list.ts';

/** Saves a new address or changes an old one; the list shows it at once and is asked for again. */
export function useSaveAddress() {
  const queryClient = useQueryClient();
  const mutation = {
    networkMode: 'always', // offline it fails at once; the default would wait for the network and send it then
    onSuccess: (saved: Address) => {
      queryClient.setQueryData<Address[]>(getListAddressesQueryKey(), (list) => list && replaceOrAppend(list, saved));
    },
    onError: () => void invalidateListAddresses(queryClient), // it may be gone, or saved by an answer that was lost
  } as const;
  const create = useCreateAddress({ mutation });
  const update = useUpdateAddress({ mutation });
  return (input: AddressInput, old: Address | null): Promise<Address> =>
    old ? update.mutateAsync({ id: old.id, data: input }) : create.mutateAsync({ data: input });
}
