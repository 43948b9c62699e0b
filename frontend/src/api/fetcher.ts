import { env } from '../env.ts';
import { waitingCalls } from '../lib/waiting-calls.ts';
import { completionOf, otherAnswer } from './answers.ts';
import { ApiError } from './api-error.ts';
import { rememberedHeaders } from './remembered-headers.ts';
import type { OnSent } from './send-measured.ts';

/** What a call may set besides the usual. */
export interface FetcherInit extends RequestInit {
  /** Sends no bearer, for calls that sign somebody in. */
  anonymous?: boolean;
  /** Nobody waits for it, such as what is asked again and again: the page never says that it takes long. */
  background?: boolean;
  /** Told how much of a form with a file has left. */
  onSent?: OnSent;
}

/** What is sent. */
type Sent = RequestInit & Pick<FetcherInit, 'onSent'>;

interface Connection {
  /** Sends a call whose address begins at '/api'; rendering on the server does so without a network. */
  send: (address: string, init: Sent) => Promise<Response>;
  /** The bearer credential of the session, if there is one. */
  token: () => string | null;
  /** The server answered 401 to a call that carried this token. @returns a token to send the call again with, if there is one */
  rejected: (token: string) => Promise<string | null>;
}

/** The way of every call that nothing else is tied to. */
export const overNetwork: Connection['send'] = async (address, { onSent, ...init }) => {
  if (!onSent) return fetch(env.apiOrigin + address, init);
  const { sendMeasured } = await import('./send-measured.ts'); // Few pages send files.
  return sendMeasured(env.apiOrigin + address, init, onSent);
};

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
 * The one place that talks HTTP; every generated function goes through it. There is no time limit: what takes longer than
 * ten seconds can be cancelled by the reader.
 * @returns the JSON body, a Blob for any other type, undefined for an empty answer
 * @throws ApiError for every failure except the caller's own abort
 */
export async function fetcher<T>(
  url: string,
  { anonymous = false, background = false, ...init }: FetcherInit = {},
): Promise<T> {
  const token = anonymous ? null : connection.token();
  const reader = new AbortController();
  const begun = background ? () => {} : waitingCalls.watch(() => reader.abort());
  const method = init.method ?? 'GET';
  try {
    const complete = await completionOf(method, url); // Before anything is sent: what cannot be read must not be done.
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
      const renewed = await whileAsked(connection.rejected(token)); // The person may be asked to sign in.
      if (renewed) response = await send(renewed);
    }
    if (!response.ok) throw new ApiError(response.status, await errorBody(response));
    return (await answer(response, { complete, method, url, begun })) as T;
  } catch (error) {
    throw explain(error, init.signal, reader.signal);
  } finally {
    begun();
  }
}

/** Nothing takes long while a call waits for the reader. */
async function whileAsked<Result>(asking: Promise<Result>): Promise<Result> {
  const resume = waitingCalls.pause();
  try {
    return await asking;
  } finally {
    resume();
  }
}

function withDefaults(given: HeadersInit | undefined, token: string | null): Headers {
  const headers = new Headers(given);
  if (!headers.has('accept')) headers.set('accept', 'application/json, */*;q=0.5');
  if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
  return headers;
}

const isJson = (response: Response) => /\bjson\b/i.test(response.headers.get('content-type') ?? '');
const isEmpty = (response: Response) => response.status === 204 || response.headers.get('content-length') === '0';
const isPage = (response: Response) => /\bhtml\b/i.test(response.headers.get('content-type') ?? '');

interface Asked {
  complete: Awaited<ReturnType<typeof completionOf>>;
  method: string;
  url: string;
  /** The answer has begun to arrive. */
  begun: () => void;
}

async function answer(response: Response, { complete, method, url, begun }: Asked): Promise<unknown> {
  // A page instead of data comes from something in between: a proxy, a hotel's sign-in.
  if (isPage(response)) throw new ApiError(response.status);
  if (complete === 'file' || !(complete || isJson(response) || isEmpty(response))) {
    begun(); // A large file may take its time to arrive.
    const file = await response.blob();
    rememberedHeaders.set(file, response.headers);
    return file;
  }
  const sent = isEmpty(response) ? undefined : await readJson(response);
  const body = complete ? complete(sent) : otherAnswer(method, url, sent);
  if (Array.isArray(body)) rememberedHeaders.set(body, response.headers);
  return body;
}

/** What cannot be read is no answer, whatever its type is called. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return;
  }
}

/** Whatever stands in a failed answer must not hide its status. */
async function errorBody(response: Response) {
  return isJson(response) ? response.json().catch(() => undefined) : undefined;
}

function explain(error: unknown, callers: AbortSignal | null | undefined, reader: AbortSignal): unknown {
  if (error instanceof ApiError || callers?.aborted) return error;
  const message = reader.aborted
    ? 'You stopped waiting for the answer. Please check before you try again.'
    : 'The server cannot be reached. Check your connection and try again.';
  return new ApiError(0, undefined, { message, cause: error });
}

// The generated hooks name the error and body types of every operation by these.
export type ErrorType<Body> = ApiError<Body>;
export type BodyType<Body> = Body;
