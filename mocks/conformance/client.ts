import {
  type OperationId,
  type OperationMeta,
  type Operations,
  operations,
} from '../../contract/generated/operations.ts';
import { assertDocumented } from './contract.ts';
import { Examples } from './examples.ts';

/** Anything that answers requests: the mock handlers as a function, or a real server over HTTP. */
export type Target = { name: string; origin: string; fetch: (url: string, init: RequestInit) => Promise<Response> };

type Options = {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
  token?: string | undefined;
  /** JSON by default; a string or FormData is sent as it is */
  body?: unknown;
  /** The only status expected here: any other one fails the scenario and is reported. */
  expected?: number;
};

type Success<Id extends OperationId> = Operations[Id]['responses'][200 &
  keyof Operations[Id]['responses']] extends never
  ? Operations[Id]['responses'][201 & keyof Operations[Id]['responses']]
  : Operations[Id]['responses'][200 & keyof Operations[Id]['responses']];

export type Reply<Body> = { status: number; body: Body; message: string | undefined; headers: Headers };

/** Bytes are no example. */
const toExample = (body: unknown): unknown => (body instanceof Uint8Array ? undefined : body);

const bodyOf = (
  body: unknown,
): { body?: string | FormData | Uint8Array<ArrayBuffer>; headers: Record<string, string> } => {
  if (body === undefined) return { headers: {} };
  if (body instanceof FormData) return { body, headers: {} };
  if (typeof body === 'string') return { body, headers: {} };
  if (body instanceof Uint8Array) return { body: Uint8Array.from(body), headers: {} };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
};

/** Calls operations by name, checks every answer against the contract and records which pairs were seen. */
export class Client {
  readonly met = new Set<string>();
  readonly examples = new Examples();
  /** The latest answer, such as `login 401 "Invalid credentials"`: where a scenario was when it failed. */
  last = 'no answer yet';
  /** What a scenario leaves to be removed after it, newest last. */
  readonly leftovers: (() => Promise<unknown>)[] = [];
  readonly target: Target;
  /** One client is one browser: the mocks know no other, and a server notifies users of new ones. */
  private device = '';

  constructor(target: Target) {
    this.target = target;
  }

  async call<Id extends OperationId>(id: Id, options: Options = {}): Promise<Reply<Success<Id>>> {
    const operation: OperationMeta = operations[id];
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(options.params?.[name] ?? ''),
    );
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(options.query ?? {})) query.set(name, String(value));
    const search = query.size > 0 ? `?${query}` : '';
    const sent = bodyOf(options.body);
    const response = await this.send(id, `${this.target.origin}/api${path}${search}`, {
      method: operation.method.toUpperCase(),
      ...(sent.body === undefined ? {} : { body: sent.body }),
      headers: {
        ...sent.headers,
        ...(this.device ? { cookie: this.device } : {}),
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...options.headers,
      },
    });
    const device = response.headers.getSetCookie().find((cookie) => /^(?:__Host-)?device=/.test(cookie));
    if (device) [this.device = ''] = device.split(';', 1);
    await assertDocumented(id, response);
    this.met.add(`${id} ${response.status}`);
    const json = (response.headers.get('content-type') ?? '').includes('json');
    const body: unknown = json ? await response.json() : await response.arrayBuffer();
    if (response.ok) this.examples.see(id, response.status, toExample(options.body), json ? body : undefined);
    const message = (body as { message?: unknown } | null)?.message;
    this.last = `${id} ${response.status}${typeof message === 'string' ? ` ${JSON.stringify(message)}` : ''}`;
    if (options.expected !== undefined && response.status !== options.expected)
      throw new Error(`${id}: status: expected ${options.expected}, got ${this.last}`);
    return {
      status: response.status,
      body: body as Success<Id>,
      message: typeof message === 'string' ? message : undefined,
      headers: response.headers,
    };
  }

  /** A server error is reported together with the operation. */
  private async send(id: OperationId, url: string, init: RequestInit): Promise<Response> {
    try {
      return await this.target.fetch(url, init);
    } catch (cause) {
      throw new Error(`${id}: expected an answer, got ${cause}`, { cause });
    }
  }
}
