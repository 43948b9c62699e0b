import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Served pages are cached for less than this, so a page that has just hydrated does not ask again. */
const STALE_MS = 120_000;

/** A failed GET is tried once more, unless the answer would be the same (4xx). */
export function shouldRetry(failures: number, error: unknown): boolean {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return failures < 1 && !refused;
}

/** One client per page load, and per render on the server, where nobody should wait for a second attempt. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_MS, retry: import.meta.env.SSR ? false : shouldRetry },
      mutations: { retry: false },
    },
  });
}
