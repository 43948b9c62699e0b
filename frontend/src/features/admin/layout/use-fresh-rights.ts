import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '@/api/api-error.ts';
import { refreshSession } from '@/session/session-actions.ts';

const isRefused = (error: unknown): boolean => error instanceof ApiError && error.body?.code === 'not_your_work';

/** Changed rights take effect at the next call; when that call is refused, the screens refresh their rights. */
export function useFreshRights(): void {
  const client = useQueryClient();
  useEffect(() => {
    const look = (error: unknown) => {
      if (isRefused(error)) void refreshSession();
    };
    const stops = [
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
}
