import { getResponse, type HttpHandler } from 'msw';
import { toMswHandlers } from './dispatch.ts';
import type { AnyReply, OperationMap, OperationMeta } from './operations.ts';
import { readQuery } from './read-query.ts';
import { Scenarios, type ScenariosOptions } from './scenarios.ts';
import type { Store } from './store.ts';

/** What the transport knows about a call. */
export interface Call {
  request: Request;
  token: string | undefined;
}

export interface MockApiOptions<Id extends string, User, Handlers> extends Omit<ScenariosOptions<Id>, 'operations'> {
  operations: OperationMap<Id>;
  /** One handler per operation: `Handlers<User, Call>` of the generated map. */
  handlers: Handlers;
  basePath?: string;
  /** the signed-in user of a bearer token */
  userOf: (token: string) => User | undefined;
  /** Persisted after every call that may have changed it. */
  store?: Store<unknown> | undefined;
  /** Throws when an answer violates the contract, such as `assertDocumented` of `@studio-site/conformance`. */
  check?: (id: Id, response: Response) => Promise<void>;
}

type Input = { params: unknown; query: unknown; headers: unknown; body: unknown; user: unknown; call: Call };
type AnyHandler = (input: Input) => AnyReply | Promise<AnyReply>;

const tokenOf = (request: Request) => /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];

const readForm = async (request: Request): Promise<Record<string, unknown>> => {
  const parts = await Promise.all(
    [...(await request.formData())].map(async ([name, part]) => {
      if (typeof part === 'string') return [name, part] as const;
      return [name, { bytes: new Uint8Array(await part.arrayBuffer()), type: part.type, name: part.name }] as const;
    }),
  );
  return Object.fromEntries(parts);
};

const readBody = async ({ files, raw }: OperationMeta, request: Request): Promise<unknown> => {
  if (request.body === null) return undefined;
  if (raw) return { raw: request.body };
  return files.length > 0 ? readForm(request) : request.json();
};

/** A whole mock server: scenarios and MSW handlers over one handler per operation. */
export const createMockApi = <Id extends string, User, Handlers extends Record<Id, unknown>>(
  options: MockApiOptions<Id, User, Handlers>,
): { scenarios: Scenarios<Id>; handlers: HttpHandler[]; fetch: typeof fetch } => {
  const { operations, basePath = '', userOf, store, check } = options;
  const scenarios = new Scenarios<Id>(options);

  const refuse = (id: Id, status: number): AnyReply => ({ status, body: operations[id].errors[status] ?? {} });

  const handle = async (id: Id, request: Request, params: Record<string, unknown>): Promise<AnyReply> => {
    const operation = operations[id];
    const token = operation.access === 'public' ? undefined : tokenOf(request);
    const user = token === undefined ? undefined : userOf(token);
    // Where signing in is optional, an unknown token is refused if the contract says so.
    const isRefused = operation.access === 'session' || (token !== undefined && operation.errors[401] !== undefined);
    if (!user && isRefused) return refuse(id, 401);
    let body: unknown;
    try {
      body = scenarios.transformRequest(await readBody(operation, request));
    } catch {
      return refuse(id, 400);
    }
    const query = readQuery(operation.query, new URL(request.url).searchParams);
    const headers = Object.fromEntries(
      operation.headers.flatMap((name) => {
        const value = request.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
    );
    // The map guarantees that id and handler belong together; TypeScript cannot infer that through the index.
    const handler = options.handlers[id] as AnyHandler;
    const reply = await handler({ params, query, headers, body, user, call: { request, token } });
    if (operation.method !== 'get') await store?.persist();
    return reply;
  };

  const handlers = toMswHandlers<Id>({
    operations,
    basePath,
    answer: async (id, request, params) => {
      const forced = await scenarios.intercept(id);
      if (forced) return forced;
      return scenarios.transformReply(id, await handle(id, request, params));
    },
    ...(check ? { check } : {}),
  });

  /** Answers like `fetch`, without a network or an interceptor. */
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`No mock answers ${request.method} ${request.url}`);
    return response;
  };
  return { scenarios, handlers, fetch: answer };
};
