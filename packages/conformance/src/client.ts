import type { Contract } from './contract.ts';

/** Anything that answers requests: mock handlers as a function, or a real server over HTTP. */
export interface Target {
  name: string;
  origin: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

export interface CallOptions {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
  /** sent as `Authorization: Bearer …` */
  token?: string | undefined;
  /** JSON by default; a string, bytes or FormData are sent as they are */
  body?: unknown;
  /** The only status expected here: any other one fails the scenario and is reported. */
  expected?: number;
}

/** Types of answers by status, for each operation. */
export type OperationTypes<Operations> = { [Id in keyof Operations]: { responses: object } };

/** The body of the usual success; of several, that of 200, then of 201. */
type Success<Responses> = 200 extends keyof Responses
  ? Responses[200]
  : 201 extends keyof Responses
    ? Responses[201]
    : Responses[Extract<keyof Responses, 202 | 203 | 204 | 205 | 206>];

export interface Reply<Body> {
  status: number;
  body: Body;
  message: string | undefined;
  headers: Headers;
}

export interface ClientOptions<Operations> {
  contract: Contract;
  /** method and path of each operation */
  operations: Record<keyof Operations, { method: string; path: string }>;
  /** precedes every path, such as `/api` */
  basePath?: string;
}

type SentBody = string | FormData | Uint8Array<ArrayBuffer>;

const toSent = (body: unknown): { body?: SentBody; headers: Record<string, string> } => {
  if (body === undefined) return { headers: {} };
  if (body instanceof FormData || typeof body === 'string') return { body, headers: {} };
  if (body instanceof Uint8Array) return { body: Uint8Array.from(body), headers: {} };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
};

const messageOf = (body: unknown): string | undefined => {
  if (typeof body !== 'object' || body === null) return undefined;
  const { message, error, title } = body as Record<string, unknown>;
  return [message, error, title].find((text): text is string => typeof text === 'string');
};

/** Calls operations by name, checks every answer against the contract and records which pairs were seen. */
export class ConformanceClient<Operations extends OperationTypes<Operations>> {
  readonly seen = new Set<string>();
  /** The latest answer, such as `login 401 "Invalid credentials"`: where a scenario was when it failed. */
  last = 'no answer yet';
  /** What a scenario leaves to be removed after it, newest last. */
  readonly cleanups: (() => Promise<unknown>)[] = [];
  readonly target: Target;
  private readonly options: ClientOptions<Operations>;

  constructor(target: Target, options: ClientOptions<Operations>) {
    this.target = target;
    this.options = options;
  }

  async call<Id extends keyof Operations & string>(
    id: Id,
    options: CallOptions = {},
  ): Promise<Reply<Success<Operations[Id]['responses']>>> {
    const { method, path } = this.options.operations[id];
    const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
      const value = options.params?.[name];
      if (value === undefined) throw new Error(`${id} needs the path parameter ${name}`);
      return encodeURIComponent(value);
    });
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(options.query ?? {})) query.set(name, String(value));
    const search = query.size > 0 ? `?${query}` : '';
    const sent = toSent(options.body);
    const response = await this.send(id, `${this.target.origin}${this.options.basePath ?? ''}${filled}${search}`, {
      method: method.toUpperCase(),
      ...(sent.body === undefined ? {} : { body: sent.body }),
      headers: {
        ...sent.headers,
        ...this.defaultHeaders(),
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...options.headers,
      },
    });
    await this.options.contract.assertDocumented(id, response);
    this.seen.add(`${id} ${response.status}`);
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    const body: unknown = isJson ? await response.json() : await response.arrayBuffer();
    this.onResponse(id, response, options.body, isJson ? body : undefined);
    const message = messageOf(body);
    this.last = `${id} ${response.status}${message === undefined ? '' : ` ${JSON.stringify(message)}`}`;
    if (options.expected !== undefined && response.status !== options.expected) {
      throw new Error(`${id}: status: expected ${options.expected}, got ${this.last}`);
    }
    return {
      status: response.status,
      body: body as Success<Operations[Id]['responses']>,
      message,
      headers: response.headers,
    };
  }

  /** Headers of every request, such as a cookie: overridden by clients that keep something. */
  protected defaultHeaders(): Record<string, string> {
    return {};
  }

  /** Called with every answer that the contract allows. @param json undefined when the body is something else */
  protected onResponse(_id: string, _response: Response, _request: unknown, _json: unknown): void {}

  /** A server error is reported together with the operation. */
  private async send(id: string, url: string, init: RequestInit): Promise<Response> {
    try {
      return await this.target.fetch(url, init);
    } catch (cause) {
      throw new Error(`${id}: expected an answer, got ${cause}`, { cause });
    }
  }
}
