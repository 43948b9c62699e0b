import { type OperationId, type OperationMeta, type Operations, operations } from '../generated/operations.ts';
import { assertDocumented } from './contract.ts';

/** Anything that answers requests: the mock handlers as a function, or a real server over HTTP. */
export type Target = { name: string; origin: string; fetch: (url: string, init: RequestInit) => Promise<Response> };

type Options = {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
  token?: string | undefined;
  /** JSON by default; a string or FormData is sent as it is */
  body?: unknown;
};

type Success<Id extends OperationId> = Operations[Id]['responses'][200 &
  keyof Operations[Id]['responses']] extends never
  ? Operations[Id]['responses'][201 & keyof Operations[Id]['responses']]
  : Operations[Id]['responses'][200 & keyof Operations[Id]['responses']];

export type Answer<Body> = { status: number; body: Body; message: string | undefined; headers: Headers };

const bodyOf = (body: unknown): { body?: string | FormData; headers: Record<string, string> } => {
  if (body === undefined) return { headers: {} };
  if (body instanceof FormData) return { body, headers: {} };
  if (typeof body === 'string') return { body, headers: {} };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
};

/** Calls operations by their name, checks every answer against the contract and remembers which pairs were met. */
export class Client {
  readonly met = new Set<string>();
  readonly target: Target;

  constructor(target: Target) {
    this.target = target;
  }

  async call<Id extends OperationId>(id: Id, options: Options = {}): Promise<Answer<Success<Id>>> {
    const operation: OperationMeta = operations[id];
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(options.params?.[name] ?? ''),
    );
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(options.query ?? {})) query.set(name, String(value));
    const search = query.size > 0 ? `?${query}` : '';
    const sent = bodyOf(options.body);
    const response = await this.target.fetch(`${this.target.origin}/api${path}${search}`, {
      method: operation.method.toUpperCase(),
      ...(sent.body === undefined ? {} : { body: sent.body }),
      headers: {
        ...sent.headers,
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...options.headers,
      },
    });
    await assertDocumented(id, response);
    this.met.add(`${id} ${response.status}`);
    const json = (response.headers.get('content-type') ?? '').includes('json');
    const body: unknown = json ? await response.json() : await response.arrayBuffer();
    const message = (body as { message?: unknown } | null)?.message;
    return {
      status: response.status,
      body: body as Success<Id>,
      message: typeof message === 'string' ? message : undefined,
      headers: response.headers,
    };
  }
}
