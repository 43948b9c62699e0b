import { useQueryClient } from '@tanstack/react-query';
import { invalidateListAddresses, useCreateAddress, useUpdateAddress } from '@/api/generated/addresses/addresses.ts';
import type { Address, AddressInput } from '@/api/generated/model.ts';

/** Saves a new address or changes an old one; the list is asked for again. */
export function useSaveAddress() {
  const queryClient = useQueryClient();
  const mutation = {
    networkMode: 'always', // offline it fails at once; the default would wait for the network and send it then
    onError: () => void invalidateListAddresses(queryClient), // it may be gone, or saved by an answer that was lost
  } as const;
  const create = useCreateAddress({ mutation });
  const update = useUpdateAddress({ mutation });
  return async (input: AddressInput, old: Address | null): Promise<void> => {
    await (old ? update.mutateAsync({ id: old.id, data: input }) : create.mutateAsync({ data: input }));
  };
}
