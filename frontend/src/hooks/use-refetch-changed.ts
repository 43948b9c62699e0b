import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Refetches a list that was invalidated while its first fetch was under way. React Query keeps that fetch, whose answer
 * may be older than the change, and then counts the list as fresh.
 * @returns stops it
 */
export function refetchChanged(client: QueryClient): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
    const { queryKey, state, promise } = event.query;
    if (state.fetchStatus !== 'fetching' || state.data !== undefined) return;
    const again = () => void client.invalidateQueries({ queryKey, exact: true });
    promise?.then(again, () => undefined);
  });
}

/** For the frame of an area whose lists change. */
export function useRefetchChanged(): void {
  const client = useQueryClient();
  useEffect(() => refetchChanged(client), [client]);
}
