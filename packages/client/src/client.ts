import createFetchClient, { type Client, type MaybeOptionalInit } from 'openapi-fetch';
import { toApiError } from './errors.ts';
import type { paths } from './generated/contract.ts';
import { IDEMPOTENT } from './generated/idempotent.ts';
import { type Item, type ListPath, listItems } from './lists.ts';
import type { Body, Method, PathWith } from './paths.ts';
import { type Send, withRetries } from './retries.ts';

export interface ClientOptions {
  /** The site, such as `https://studio.example`. */
  baseUrl: string;
  /** `studio_sk_…`, from the settings of the administration. */
  apiKey?: string;
  /** Token of a session, or a function that returns the current one; instead of a key. */
  token?: string | (() => string | undefined);
  /** Language of messages and texts; English by default. */
  language?: 'en' | 'bn';
  /** How often a failed call is repeated; 3 by default, 0 for never. */
  retries?: number;
  /** Replaces the global `fetch`. */
  fetch?: Send;
}

/** Left out where the operation needs neither parameters nor a body. */
type InitArgument<Init> = undefined extends Init ? [init?: Init] : [init: Init];

/** Calls a path of the contract and returns the body of the answer; throws `ApiError` or `ConnectionError`. */
type Call<Verb extends Method> = <Path extends PathWith<Verb>, Init extends MaybeOptionalInit<paths[Path], Verb>>(
  path: Path,
  ...init: InitArgument<Init>
) => Promise<Body<Verb, Path, Init>>;

export interface StudioClient {
  get: Call<'get'>;
  post: Call<'post'>;
  put: Call<'put'>;
  patch: Call<'patch'>;
  delete: Call<'delete'>;
  /** The items of all pages of a list, one after the other; each page is fetched when it is needed. */
  list<Path extends ListPath, Init extends MaybeOptionalInit<paths[Path], 'get'>>(
    path: Path,
    ...init: InitArgument<Init>
  ): AsyncGenerator<Item<Path>, void>;
  /** openapi-fetch with the same settings, for headers of an answer: `const { data, response } = await http.GET(…)`. */
  http: Client<paths>;
}

const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The root of the API. A key or token never leaves this computer unencrypted. */
function rootOf({ baseUrl }: ClientOptions): string {
  const { protocol, hostname, origin, pathname } = new URL(baseUrl);
  if (protocol !== 'https:' && !LOCAL.test(hostname))
    throw new TypeError(`baseUrl must begin with https://: ${baseUrl}`);
  return `${origin}${pathname.replace(/\/+(?:api\/*)?$/, '')}/api`;
}

export function createClient(options: ClientOptions): StudioClient {
  const { apiKey, token, language, retries = 3, fetch: send = (request) => fetch(request) } = options;
  const http = createFetchClient<paths>({ baseUrl: rootOf(options), fetch: withRetries(send, retries) });
  http.use({
    onRequest: ({ request, schemaPath }) => {
      const secret = apiKey ?? (typeof token === 'function' ? token() : token);
      if (secret !== undefined) request.headers.set('Authorization', `Bearer ${secret}`);
      if (language !== undefined) request.headers.set('Accept-Language', language);
      const needsKey = request.method === 'POST' && IDEMPOTENT.has(schemaPath);
      if (needsKey && !request.headers.has('Idempotency-Key')) {
        request.headers.set('Idempotency-Key', crypto.randomUUID());
      }
    },
    onResponse: async ({ response }) => {
      if (!response.ok) throw await toApiError(response);
    },
  });
  const call = (method: Method) => async (path: string, init?: object) => {
    // The caller's type has checked path and init.
    const { data } = await http.request(method, path as never, init as never);
    return data;
  };
  return {
    get: call('get'),
    post: call('post'),
    put: call('put'),
    patch: call('patch'),
    delete: call('delete'),
    list: (path, ...[init]) => listItems(http, path, init ?? {}),
    http,
  } as StudioClient;
}
