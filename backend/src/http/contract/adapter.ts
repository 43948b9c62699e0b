import type { RequestHandler, Response } from 'express';
import { type OperationId, type OperationMeta, operations } from '../../generated/operations.ts';
import { networkOf } from '../protection/network.ts';
import { requestIdOf, stateOf } from '../request-state.ts';
import { isFileBody, sendFile } from '../send-file.ts';
import { uploadsOf } from '../uploads.ts';
import type { OperationHandlers } from './operation.ts';

/** A handler's input and answer with the operation's own types erased; the contract validator checks both at run time. */
type AnyHandler = (input: Record<string, unknown>) => unknown;
interface AnyReply {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

async function answer(response: Response, reply: AnyReply, head: boolean): Promise<void> {
  response.status(reply.status);
  if (reply.headers) response.set(reply.headers);
  if (reply.body === undefined) response.end();
  else if (isFileBody(reply.body)) await sendFile(response, reply.body, head);
  else if (reply.body instanceof Uint8Array) response.send(reply.body);
  else response.json(reply.body);
}

/** Calls the handler of the operation that the guard has found and writes what it returns. */
export function dispatch(handlers: OperationHandlers): RequestHandler {
  const table = handlers as unknown as Record<OperationId, AnyHandler>;
  return async (request, response) => {
    const state = stateOf(request);
    const meta: OperationMeta = operations[state.operation];
    const reply = await table[state.operation]({
      params: state.params,
      query: request.query,
      headers: Object.fromEntries(
        meta.headers.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]])),
      ),
      body: meta.files.length > 0 ? uploadsOf(request, meta.files) : request.body,
      user: state.user,
      call: {
        ip: networkOf(request.ip),
        requestId: requestIdOf(response),
        sessionId: state.sessionId,
        visitorId: state.visitorId,
        userAgent: request.headers['user-agent'] ?? '',
      },
    });
    await answer(response, reply as AnyReply, state.head);
  };
}
