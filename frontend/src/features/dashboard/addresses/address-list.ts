import type { Address } from '@/api/generated/model.ts';

/** The list with a saved address: in the place of its older self, else at the end, where the server puts new ones. */
export function replaceOrAppend(list: readonly Address[], saved: Address): Address[] {
  return list.some(({ id }) => id === saved.id)
    ? list.map((address) => (address.id === saved.id ? saved : address))
    : [...list, saved];
}
