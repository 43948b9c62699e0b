import type { Request, RequestHandler, Response } from 'express';
import { type OperationId, type OperationMeta, operations } from '../../../../contract/generated/operations.ts';
import { translatedResponses } from '../../../../contract/generated/translatable.ts';
import { localiseAnswer } from '../../../../contract/i18n/localise-answer.ts';
import { toPlaceCountry } from '../../../../contract/rules/buyer-location.ts';
import type { AnyReply, StoredAnswers } from '../../idempotency/stored-answers.ts';
import { runWithRight } from '../../lib/acting-right.ts';
import type { Changes } from '../../lib/changes.ts';
import { runWithLimits } from '../protection/call-limits.ts';
import { toNetwork } from '../protection/network.ts';
import { getRequestId, getState, languageOf } from '../request-state.ts';
import { isStreamed, sendChunks } from '../send-chunks.ts';
import { isFileBody, sendFile } from '../send-file.ts';
import { readUploads } from '../uploads.ts';

/** A handler's input, without the operation's types; the contract validator checks it at run time. */
export type AnyInput = Record<string, unknown>;
/** Runs the handler of an operation. */
export type Call = (id: OperationId, meta: OperationMeta, input: AnyInput) => Promise<unknown>;

function readBody(request: Request, { files, raw }: OperationMeta): unknown {
  if (raw) return { raw: request };
  return files.length > 0 ? readUploads(request, files) : (request.body ?? {});
}

async function sendReply(request: Request, response: Response, reply: AnyReply): Promise<void> {
  if (isStreamed(reply.body)) return sendChunks(response, { ...reply, body: reply.body }, getState(request).head);
  response.status(reply.status);
  if (reply.headers) response.set(reply.headers);
  if (isFileBody(reply.body)) return sendFile(request, response, reply.body);
  // Only files have a known ETag; Express would answer 304 to every `If-None-Match: *`.
  delete request.headers['if-none-match'];
  if (reply.body === undefined) response.end();
  else if (reply.body instanceof Uint8Array) response.send(reply.body);
  else response.json(reply.body);
}

/**
 * Calls the handler of the matched operation and writes its result. A caller who has changed visible content gets the
 * response only once this server knows of the change, so the caller's next page is up to date.
 */
export function dispatch(call: Call, changes: Changes, answers: StoredAnswers): RequestHandler {
  return async (request, response) => {
    const state = getState(request);
    const meta: OperationMeta = operations[state.operation];
    const input = {
      params: state.params,
      query: request.query,
      headers: Object.fromEntries(
        meta.headers.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]])),
      ),
      body: readBody(request, meta),
      user: state.user,
      call: {
        ip: toNetwork(request.ip),
        country: toPlaceCountry(request.headers[String(request.app.get('country header'))]),
        requestId: getRequestId(response),
        sessionId: state.sessionId,
        provenUntil: state.provenUntil,
        isProven: state.isProven,
        visitorId: state.visitorId,
        deviceId: state.deviceId,
        userAgent: request.headers['user-agent'] ?? '',
        apiKey: state.apiKey ?? null,
        language: languageOf(request),
      },
    };
    const work = async (): Promise<AnyReply> => {
      const reply = (await runWithLimits(state.operation, response, () =>
        runWithRight(state.right, state.apiKey?.name, () => call(state.operation, meta, input)),
      )) as AnyReply;
      return { ...reply, body: localiseAnswer(state.operation, reply.body, input.call.language) };
    };
    const keyed = {
      operation: state.operation,
      key: request.get('Idempotency-Key'),
      userId: state.user?.id ?? null,
      caller: [input.call.ip, state.visitorId, input.headers],
      request: [state.params, request.query, request.body],
    };
    const reply = await answers.runOnce(keyed, work);
    if (meta.method !== 'get' && meta.roles.length > 0) await changes.whenCaughtUp();
    if (state.operation in translatedResponses) response.vary('Accept-Language');
    await sendReply(request, response, reply);
  };
}
