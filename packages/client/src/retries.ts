import { ConnectionError, readRetryAfter } from './errors.ts';

export type Send = (request: Request) => Promise<Response>;

/** A call that would have to wait longer fails, and its error says how long. */
const LONGEST_PAUSE = 60;

const REPEATABLE = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);
/** Too many calls, or a server or proxy that is not available now. */
const TEMPORARY = new Set([429, 502, 503, 504]);

const isRepeatable = ({ method, headers }: Request): boolean =>
  REPEATABLE.has(method) || headers.has('Idempotency-Key');

/** Seconds: 0.5, 1, 2 … with up to a half less, so that many clients do not return at the same moment. */
export const pauseBefore = (attempt: number): number => 2 ** (attempt - 1) * 0.5 * (1 - Math.random() / 2);

export const wait = (seconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1000);
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted) stop();
  });

/** Seconds until the call is repeated; undefined if the answer is final. */
function pauseAfter({ status, headers }: Response, attempt: number): number | undefined {
  const asked = readRetryAfter(headers);
  // A conflict names a pause only while the first call with the key is running.
  const isTemporary = TEMPORARY.has(status) || (status === 409 && asked !== undefined);
  if (!isTemporary) return undefined;
  const pause = Math.max(asked ?? 0, pauseBefore(attempt));
  return pause > LONGEST_PAUSE ? undefined : pause;
}

/** Repeats a call after a temporary failure, if repeating it cannot do its work twice. */
export const withRetries = (send: Send, retries: number): Send => {
  const reach = (request: Request): Promise<Response> =>
    send(request).catch((cause) => {
      if (request.signal.aborted) throw cause;
      throw new ConnectionError(`No answer from ${new URL(request.url).origin}`, { cause });
    });
  const unlessUnreachable = (error: unknown): undefined => {
    if (!(error instanceof ConnectionError)) throw error;
  };
  return async (request) => {
    const repeats = isRepeatable(request) ? retries : 0;
    for (let attempt = 1; attempt <= repeats; attempt += 1) {
      const response = await reach(request.clone()).catch(unlessUnreachable);
      const pause = response ? pauseAfter(response, attempt) : pauseBefore(attempt);
      if (response && pause === undefined) return response;
      await response?.body?.cancel();
      await wait(pause ?? 0, request.signal);
    }
    return reach(request);
  };
};
