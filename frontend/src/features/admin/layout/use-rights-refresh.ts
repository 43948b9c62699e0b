import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '@/api/api-error.ts';
import { refreshSession } from '@/session/session-actions.ts';

const isForbidden = (error: unknown): boolean => error instanceof ApiError && error.body?.code === 'not_your_work';

/** Changed rights take effect at the next call; when that call is refused, the screens refresh their rights. */
export function useRightsRefresh(): void {
  const client = useQueryClient();
  useEffect(() => {
    const refreshOnForbidden = (error: unknown) => {
      if (isForbidden(error)) void refreshSession();
    };
    const unsubscribers = [
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') refreshOnForbidden(event.action.error);
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') refreshOnForbidden(event.action.error);
      }),
    ];
    return () => {
      for (const stop of unsubscribers) stop();
    };
  }, [client]);
}
