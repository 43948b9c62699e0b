import { getResponse, type HttpHandler, HttpResponse, http } from 'msw';
import type { AnyReply, OperationMap } from './operations.ts';

export interface DispatchOptions<Id extends string> {
  operations: OperationMap<Id>;
  /** precedes every path, such as `/api` */
  basePath?: string;
  answer: (id: Id, request: Request, params: Record<string, unknown>) => Promise<AnyReply | 'network-error'>;
  /** Operations that also answer HEAD: headers without a body. */
  answeringHead?: readonly Id[];
  /** Headers of an answer besides its own. */
  headersOf?: (reply: AnyReply) => Record<string, string>;
  /** Throws when an answer violates the contract; not called for the failures of scenarios. */
  check?: (id: Id, response: Response) => Promise<void>;
}

const toResponse = (reply: AnyReply, headersOf: (reply: AnyReply) => Record<string, string>): Response => {
  const { status, headers, body } = reply;
  const init = { status, headers: { 'cache-control': 'no-store', ...headersOf(reply), ...headers } };
  if (body === undefined) return new HttpResponse(null, init);
  if (body instanceof Uint8Array || body instanceof Blob) {
    const type = { 'content-type': 'application/octet-stream', ...init.headers };
    return new HttpResponse(body as BlobPart as Blob, { ...init, headers: type });
  }
  return HttpResponse.json(body as object, init);
};

const segmentsOf = (path: string): string[] => path.replace(/\/$/, '').split('/').slice(1);

/** Finds the operations that a path can match, in contract order. */
const createFinder = <Id extends string>(operations: OperationMap<Id>) => {
  const bySize = new Map<number, { id: Id; first: string }[]>();
  for (const id of Object.keys(operations) as Id[]) {
    const segments = segmentsOf(operations[id].path);
    const others = bySize.get(segments.length) ?? [];
    bySize.set(segments.length, [...others, { id, first: segments[0] ?? '' }]);
  }
  return (path: string): Id[] => {
    const segments = segmentsOf(path);
    return (bySize.get(segments.length) ?? [])
      .filter(({ first }) => first === segments[0] || first.startsWith('{'))
      .map(({ id }) => id);
  };
};

/**
 * One MSW handler for all operations. MSW tries one handler after another and clones the request for each, so a call is
 * offered only to the few operations that its path can match.
 */
export const toMswHandlers = <Id extends string>({
  operations,
  basePath = '',
  answer,
  answeringHead = [],
  headersOf = () => ({}),
  check,
}: DispatchOptions<Id>): HttpHandler[] => {
  const find = createFinder(operations);
  const cache = new Map<Id, HttpHandler[]>();

  const create = (id: Id): HttpHandler[] => {
    const { method, path } = operations[id];
    const pattern = `*${basePath}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    const resolve = async ({ request, params }: { request: Request; params: Record<string, unknown> }) => {
      const reply = await answer(id, request, params);
      if (reply === 'network-error') return HttpResponse.error();
      const response = toResponse(reply, headersOf);
      if (!reply.forced) await check?.(id, response);
      return response;
    };
    const handler = http[method](pattern, resolve);
    if (!answeringHead.includes(id)) return [handler];
    const head = async (info: { request: Request; params: Record<string, unknown> }) => {
      const { status, headers } = await resolve(info);
      return new HttpResponse(null, { status, headers });
    };
    return [handler, http.head(pattern, head)];
  };
  const handlersOf = (id: Id) => {
    const handlers = cache.get(id) ?? create(id);
    cache.set(id, handlers);
    return handlers;
  };

  return [
    http.all(`*${basePath}/*`, ({ request }) => {
      const { pathname } = new URL(request.url);
      const path = pathname.slice(pathname.indexOf(`${basePath}/`) + basePath.length);
      return getResponse(find(path).flatMap(handlersOf), request);
    }),
  ];
};
