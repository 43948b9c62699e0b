import { useQueryClient } from '@tanstack/react-query';
import { invalidateListAddresses, useCreateAddress, useUpdateAddress } from '@/api/generated/addresses/addresses.ts';
import type { Address, AddressInput } from '@/api/generated/model.ts';

/** Saves a new or an edited address, and refetches the list. */
export function useSaveAddress() {
  const queryClient = useQueryClient();
  const mutation = {
    networkMode: 'always', // fails immediately when offline; the default would wait for the network and send it later
    onError: () => void invalidateListAddresses(queryClient), // deleted, or saved although the answer was lost
  } as const;
  const create = useCreateAddress({ mutation });
  const update = useUpdateAddress({ mutation });
  return async (input: AddressInput, old: Address | null): Promise<void> => {
    await (old ? update.mutateAsync({ id: old.id, data: input }) : create.mutateAsync({ data: input }));
  };
}
