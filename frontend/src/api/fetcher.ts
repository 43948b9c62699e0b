import { t } from '@lingui/core/macro';
import { env } from '../env.ts';
import { language } from '../i18n/language.ts';
import { pendingRequests } from '../lib/pending-requests.ts';
import { ApiError } from './api-error.ts';
import { responseHeaders } from './response-headers.ts';
import type { OnProgress } from './send-with-progress.ts';
import { findCompletion, passThrough } from './validate-response.ts';

/** Options of a call beyond the usual ones. */
export interface FetcherInit extends RequestInit {
  /** Sends no bearer token, for calls that sign a user in. */
  anonymous?: boolean;
  /** A background call (polling, for example): the page shows no notice when it is slow. */
  background?: boolean;
  /** Called with the progress of an upload. */
  onProgress?: OnProgress;
}

/** The request body. */
type Sent = RequestInit & Pick<FetcherInit, 'onProgress'>;

interface Connection {
  /** Sends a call to a path under '/api'; during server rendering this uses no network. */
  send: (address: string, init: Sent) => Promise<Response>;
  /** The bearer token of the session, if there is one. */
  token: () => string | null;
  /** Called when the server answered 401 to a call that carried this token. @returns a token to retry with, if there is
      one */
  rejected: (token: string) => Promise<string | null>;
}

/** The default transport: plain HTTP. */
export const sendOverNetwork: Connection['send'] = async (address, { onProgress, ...init }) => {
  if (!onProgress) return fetch(env.apiOrigin + address, init);
  const { sendWithProgress: sendMeasured } = await import('./send-with-progress.ts'); // Few pages send files.
  return sendMeasured(env.apiOrigin + address, init, onProgress);
};

const connection: Connection = {
  send: sendOverNetwork,
  token: () => null,
  rejected: async () => null,
};

/** Connects the fetcher to the session, or to the server's operations during rendering. */
export function connectFetcher(part: Partial<Connection>): void {
  Object.assign(connection, part);
}

/** The session, for the only client that does not use the fetcher. */
export const bearer = {
  token: () => connection.token(),
  rejected: (token: string) => connection.rejected(token),
};

/**
 * The only place that talks HTTP; every generated function goes through it. There is no timeout: the user can cancel
 * calls that take longer than ten seconds.
 * @returns the JSON body, a Blob for any other type, undefined for an empty answer
 * @throws ApiError for every failure except the caller's own abort
 */
export async function fetcher<T>(
  url: string,
  { anonymous = false, background = false, ...init }: FetcherInit = {},
): Promise<T> {
  const token = anonymous ? null : connection.token();
  const reader = new AbortController();
  const begun = background ? () => {} : pendingRequests.watch(() => reader.abort());
  const method = init.method ?? 'GET';
  try {
    const complete = await findCompletion(method, url); // loaded before sending: nothing may take effect unchecked
    const signal = init.signal ? AbortSignal.any([init.signal, reader.signal]) : reader.signal;
    signal.throwIfAborted();
    const send = (bearing: string | null) =>
      connection.send(url, {
        credentials: 'include',
        ...init,
        headers: withDefaults(init.headers, bearing),
        signal,
      });
    let response = await send(token);
    if (token && response.status === 401) {
      const renewed = await withoutSlowNotice(connection.rejected(token)); // The user may be asked to sign in.
      if (renewed) response = await send(renewed);
    }
    if (!response.ok) throw new ApiError(response.status, await errorBody(response));
    return (await answer(response, { complete, method, url, begun })) as T;
  } catch (error) {
    throw toApiError(error, init.signal, reader.signal);
  } finally {
    begun();
  }
}

/** While a call waits for the user, it does not count as slow. */
async function withoutSlowNotice<Result>(promise: Promise<Result>): Promise<Result> {
  const resume = pendingRequests.pause();
  try {
    return await promise;
  } finally {
    resume();
  }
}

function withDefaults(given: HeadersInit | undefined, token: string | null): Headers {
  const headers = new Headers(given);
  if (!headers.has('accept')) headers.set('accept', 'application/json, */*;q=0.5');
  // The browser's own header names its languages, which need not be that of the page.
  headers.set('accept-language', language);
  if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
  return headers;
}

const isJson = (response: Response) => /\bjson\b/i.test(response.headers.get('content-type') ?? '');
const isEmpty = (response: Response) => response.status === 204 || response.headers.get('content-length') === '0';
const isPage = (response: Response) => /\bhtml\b/i.test(response.headers.get('content-type') ?? '');

interface Asked {
  complete: Awaited<ReturnType<typeof findCompletion>>;
  method: string;
  url: string;
  /** The answer has begun to arrive. */
  begun: () => void;
}

async function answer(response: Response, { complete, method, url, begun }: Asked): Promise<unknown> {
  // An HTML page instead of data comes from an intermediary: a proxy, or a hotel's captive portal.
  if (isPage(response)) throw new ApiError(response.status);
  if (complete === 'file' || !(complete || isJson(response) || isEmpty(response))) {
    begun(); // A large file may take long to download.
    const file = await response.blob();
    responseHeaders.set(file, response.headers);
    return file;
  }
  const sent = isEmpty(response) ? undefined : await readJson(response);
  const body = complete ? complete(sent) : passThrough(method, url, sent);
  if (Array.isArray(body)) responseHeaders.set(body, response.headers);
  return body;
}

/** A body that cannot be parsed is a failure, whatever its media type. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return;
  }
}

/** A broken body of a failed answer must not hide its status. */
async function errorBody(response: Response) {
  return isJson(response) ? response.json().catch(() => undefined) : undefined;
}

function toApiError(error: unknown, callers: AbortSignal | null | undefined, reader: AbortSignal): unknown {
  if (error instanceof ApiError || callers?.aborted) return error;
  const message = reader.aborted
    ? t`You cancelled the request. It may still have gone through, so please check before you try again.`
    : t`The server cannot be reached. Check your connection and try again.`;
  return new ApiError(0, undefined, { message, cause: error });
}

// The generated hooks use these names for the error and body types of every operation.
export type ErrorType<Body> = ApiError<Body>;
export type BodyType<Body> = Body;
