import type { MockApi } from '../../../mocks/api.ts';
import { createMockFetch } from '../../../mocks/node.ts';
import { connectFetcher } from '../api/fetcher.ts';

type Send = NonNullable<Parameters<typeof connectFetcher>[0]['send']>;

/** Rejects as soon as the signal aborts, as `fetch` does. */
const unlessAborted = async <T>(signal: AbortSignal | null | undefined, work: () => Promise<T>): Promise<T> => {
  if (!signal) return work();
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    work()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort));
  });
};

/**
 * Handles calls in the page itself. Through the service worker each crosses two processes and three threads, and its
 * body is streamed twice. Pictures still take that path, as does everything in Storybook itself, and the calls of a
 * screen that requires step-up authentication (`onStepUp` reconnects the fetcher to the network).
 */
export const respondInPage = (api: MockApi): void => {
  const { fetch } = createMockFetch(api);
  const send: Send = async (address, { onProgress, ...init }) => {
    await new Promise((resolve) => setTimeout(resolve)); // never in the same task as the request
    onProgress?.(0.4); // nothing is uploaded here; reports progress for the meter
    const response = await fetch(new URL(address, location.origin), init);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
  connectFetcher({ send: (address, init) => unlessAborted(init.signal, () => send(address, init)) });
};
