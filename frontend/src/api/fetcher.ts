import { env } from '../env.ts';
import { ApiError } from './api-error.ts';
import { rememberedHeaders } from './remembered-headers.ts';

const TIMEOUT_MS = 20_000;

/** What a call may set besides the usual. */
export interface FetcherInit extends RequestInit {
  /** Sends no bearer, for calls that sign somebody in. */
  anonymous?: boolean;
  /** Waits longer than 20 seconds, in milliseconds: a large file takes its time. */
  timeoutMs?: number;
}

interface Connection {
  /** Sends a call whose address begins at '/api'; rendering on the server does so without a network. */
  send: (address: string, init: RequestInit) => Promise<Response>;
  /** The bearer credential of the session, if there is one. */
  token: () => string | null;
  /** The server answered 401 to a call that carried this token. @returns a token to send the call again with, if there is one */
  rejected: (token: string) => Promise<string | null>;
}

/** The way of every call that nothing else is tied to. */
export const overNetwork: Connection['send'] = (address, init) => fetch(env.apiOrigin + address, init);

const connection: Connection = {
  send: overNetwork,
  token: () => null,
  rejected: async () => null,
};

/** Ties the fetcher to the session, or to the operations of the server during rendering. */
export function connectFetcher(part: Partial<Connection>): void {
  Object.assign(connection, part);
}

/** The session, for the one client beside the fetcher. */
export const bearer = {
  token: () => connection.token(),
  rejected: (token: string) => connection.rejected(token),
};

/**
 * The one place that talks HTTP; every generated function goes through it.
 * @returns the JSON body, a Blob for any other type, undefined for an empty answer
 * @throws ApiError for every failure except the caller's own abort
 */
export async function fetcher<T>(
  url: string,
  { anonymous = false, timeoutMs = TIMEOUT_MS, ...init }: FetcherInit = {},
): Promise<T> {
  const token = anonymous ? null : connection.token();
  const deadline = startDeadline(init.signal, timeoutMs);
  try {
    const send = (bearing: string | null) =>
      connection.send(url, {
        credentials: 'include',
        ...init,
        headers: withDefaults(init.headers, bearing),
        signal: deadline.signal,
      });
    let response = await send(token);
    if (token && response.status === 401) {
      deadline.clear(); // The person may be asked to sign in.
      const renewed = await connection.rejected(token);
      if (renewed) response = await send(renewed);
    }
    if (!response.ok) throw new ApiError(response.status, await errorBody(response));
    return (await answer(response, deadline)) as T;
  } catch (error) {
    throw explain(error, init.signal, deadline.signal);
  } finally {
    deadline.clear();
  }
}

function withDefaults(given: HeadersInit | undefined, token: string | null): Headers {
  const headers = new Headers(given);
  if (!headers.has('accept')) headers.set('accept', 'application/json, */*;q=0.5');
  if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
  return headers;
}

function startDeadline(callers: AbortSignal | null | undefined, timeoutMs: number) {
  const own = new AbortController();
  const timer = setTimeout(() => own.abort(new DOMException('Timed out', 'TimeoutError')), timeoutMs);
  return {
    signal: callers ? AbortSignal.any([callers, own.signal]) : own.signal,
    clear: () => clearTimeout(timer),
  };
}

const isJson = (response: Response) => /\bjson\b/i.test(response.headers.get('content-type') ?? '');
const isPage = (response: Response) => /\bhtml\b/i.test(response.headers.get('content-type') ?? '');

async function answer(response: Response, deadline: { clear: () => void }): Promise<unknown> {
  if (response.status === 204 || response.headers.get('content-length') === '0') return;
  if (isJson(response)) {
    const body: unknown = await response.json();
    if (Array.isArray(body)) rememberedHeaders.set(body, response.headers);
    return body;
  }
  // A page instead of data comes from something in between: a proxy, a hotel's sign-in.
  if (isPage(response)) throw new ApiError(response.status);
  deadline.clear(); // The answer is here; a large file may take longer to arrive.
  return response.blob();
}

/** Whatever stands in a failed answer must not hide its status. */
async function errorBody(response: Response) {
  return isJson(response) ? response.json().catch(() => undefined) : undefined;
}

function explain(error: unknown, callers: AbortSignal | null | undefined, deadline: AbortSignal): unknown {
  if (error instanceof ApiError || callers?.aborted) return error;
  const message = deadline.aborted
    ? 'The server took too long to answer. Please try again.'
    : 'The server cannot be reached. Check your connection and try again.';
  return new ApiError(0, undefined, { message, cause: error });
}

// The generated hooks name the error and body types of every operation by these.
export type ErrorType<Body> = ApiError<Body>;
export type BodyType<Body> = Body;
