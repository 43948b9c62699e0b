import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler, Request, Response } from 'express';
import multer from 'multer';
import type { Error as ErrorBody, ErrorCode, Problem } from '../../../contract/generated/model.ts';
import { type Message, toText } from '../../../contract/i18n/message.ts';
import '../i18n/translations.ts';
import { errorCodesOf } from '../../../contract/generated/error-codes.ts';
import { type OperationMeta, operations } from '../../../contract/generated/operations.ts';
import type { Language } from '../../../contract/rules/languages.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { AppError } from '../lib/errors.ts';
import type { Logger } from '../lib/log.ts';
import { type ContractErrorContext, type ContractProblem, contractError } from './contract/contract-errors.ts';
import { databaseError, unavailable } from './database-errors.ts';
import { findState, getRequestId, languageOf } from './request-state.ts';

/** A remaining body below this size is read and discarded, and the connection is kept. */
const MAX_SMALL_BYTES = 256 * 1024;
/**
 * Time for a client that is still sending to read the response, which it would lose if the connection were cut
 * immediately.
 */
const LINGER_MS = 1_000;
/**
 * Maximum discarded for a client that reads its response only after sending everything; the rest stays in the network.
 */
const MAX_DISCARDED_BYTES = 16 * 1024 * 1024;

/** Whether more of the body may follow than is worth waiting for. */
function isLargeUnread(request: Request): boolean {
  if (request.complete || request.destroyed) return false;
  return (
    request.headers['transfer-encoding'] !== undefined ||
    Number(request.headers['content-length'] ?? 0) > MAX_SMALL_BYTES
  );
}

/** Ends a response, after its headers are set, with a JSON body, which the contract check reads through `json`. */
function sendJson(request: Request, response: Response, body: unknown, type = 'application/json'): void {
  if (isLargeUnread(request)) sendText(request, response, { type, text: JSON.stringify(body) });
  else response.type(type).json(body);
}

/**
 * Ends a response, after its headers are set, with a text. While a large body is still being sent, the client gets the
 * whole response immediately, its data is discarded, and the connection ends a second later.
 */
function sendText(request: Request, response: Response, { type, text }: { type: string; text: string }): void {
  if (!isLargeUnread(request)) {
    response.type(type).send(text);
    return;
  }
  const bytes = Buffer.from(text);
  response.set({ 'Content-Type': `${type}; charset=utf-8`, 'Content-Length': String(bytes.length) });
  response.set('Connection', 'close');
  // Everything but the end, because at the end Node cuts the connection.
  if (request.method === 'HEAD') response.flushHeaders();
  else response.write(bytes);
  let discarded = 0;
  request.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > MAX_DISCARDED_BYTES) request.pause();
  });
  request.resume();
  const timer = setTimeout(() => response.end(), LINGER_MS);
  request.once('close', () => response.end());
  request.once('end', () => response.end());
  response.once('close', () => clearTimeout(timer));
}

/** Errors thrown by the layers below: body-parser, express-openapi-validator and Express itself. */
interface LibraryError {
  status?: unknown;
  statusCode?: unknown;
  errors?: unknown;
  path?: unknown;
  message?: unknown;
}

/** Messages for errors from libraries; their own messages may echo input or name internals. */
const BY_STATUS: Record<number, [ErrorCode, Message]> = {
  400: ['invalid_request', REFUSALS.notValid],
  401: ['unauthorized', REFUSALS.signIn],
  403: ['forbidden', REFUSALS.unauthorized],
  404: ['not_found', REFUSALS.notFound],
  405: ['method_not_allowed', REFUSALS.methodNotAllowed],
  413: ['too_large', REFUSALS.tooLarge],
  415: ['unsupported_media_type', REFUSALS.wrongType],
  416: ['range_not_satisfiable', REFUSALS.rangeNotAvailable],
};

const internal = (cause: unknown) => new AppError(500, 'internal', REFUSALS.internal, { cause });

function uploadError(error: Error): AppError | null {
  if (error instanceof multer.MulterError) {
    const large = error.code === 'LIMIT_FILE_SIZE';
    const [code, message] = large
      ? (['too_large', REFUSALS.fileTooLarge] as const)
      : (BY_STATUS[400] as [ErrorCode, Message]);
    return new AppError(large ? 413 : 400, code, message, { cause: error });
  }
  // busboy reports a broken multipart body as a plain Error.
  if (
    /^(Unexpected end of form|Malformed part header|Malformed content type|Multipart: Boundary not found)/.test(
      error.message,
    )
  ) {
    return new AppError(400, 'invalid_request', REFUSALS.brokenUpload, { cause: error });
  }
  return null;
}

/**
 * Whether the error's status concerns the request. Only the layers that read requests set one: body-parser, `send` and
 * Express through http-errors (`expose`), the contract check (`errors`), and paths that cannot be decoded. Clients of
 * other servers also set a status, which is not ours.
 */
const isAboutRequest = (error: LibraryError): boolean =>
  'expose' in error || Array.isArray(error.errors) || error instanceof URIError;

function fromLibraryError(error: LibraryError, context: ContractErrorContext): AppError {
  const status = isAboutRequest(error) ? Number(error.status ?? error.statusCode ?? 500) : 500;
  if (status === 400 && Array.isArray(error.errors)) {
    return contractError(error.errors as ContractProblem[], context);
  }
  const fallback = BY_STATUS[status] ?? (status >= 400 && status < 500 ? BY_STATUS[400] : undefined);
  if (!fallback) return internal(error);
  return new AppError(status in BY_STATUS ? status : 400, fallback[0], fallback[1], { cause: error });
}

/** Turns any thrown value into the common error format; unknown errors become 500 without details. */
function toAppError(error: unknown, request: Request, context: ContractErrorContext): AppError {
  if (error instanceof AppError) return error;
  // The sender disconnected during the body: no one receives the response, whatever error followed.
  if (request.destroyed && !request.complete) return new AppError(400, 'invalid_request', REFUSALS.brokenUpload);
  if (!(error instanceof Error)) return internal(error);
  return uploadError(error) ?? databaseError(error) ?? fromLibraryError(error, context);
}

/** A full disk is reported only to users who upload and can free space; to all others the service is unavailable. */
function toDocumented(error: AppError, request: Request): AppError {
  const operation = findState(request)?.operation;
  const meta: OperationMeta | undefined = operation && operations[operation];
  return error.status === 507 && !(meta && 507 in meta.errors) ? unavailable(error) : error;
}

/** Outside production, a code that the contract does not list for the operation is a defect. */
function toListed(error: AppError, request: Request): AppError {
  const operation = findState(request)?.operation;
  if (!operation || !(error.status in operations[operation].errors)) return error;
  if (errorCodesOf(operation, error.status).includes(error.code)) return error;
  const defect = new Error(`${operation} ${error.status}: the contract does not list the code ${error.code}`);
  return internal(defect);
}

/** The body of every error. */
function errorBody({ text, code, details = [] }: AppError, requestId: string, language: Language): ErrorBody {
  const inLanguage = details.map(({ field, message }) => ({ field, message: toText(language, message) }));
  return { message: toText(language, text), code, requestId, ...(details.length > 0 ? { details: inLanguage } : {}) };
}

const PROBLEM = 'application/problem+json';

/** Whether the caller prefers a problem to our own form of errors; without a preference, errors have our form. */
const wantsProblem = (request: Request): boolean => request.accepts(['application/json', PROBLEM]) === PROBLEM;

/** `lines.0.quantity` as a JSON Pointer in a URI: `#/lines/0/quantity`. */
const toPointer = (field: string): string => `#/${field.split('.').join('/')}`;

/** The body of an error as a problem of RFC 9457. */
function toProblem(status: number, { message, code, requestId, details }: ErrorBody): Problem {
  return {
    type: `/docs/errors.md#${code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: message,
    code,
    requestId,
    ...(details
      ? { errors: details.map(({ field, message: detail }) => ({ pointer: toPointer(field), detail })) }
      : {}),
  };
}

/**
 * Logs what the response does not reveal. An unavailable dependency gets a short line, because there are many while it
 * lasts.
 */
function logFailure(log: Logger, error: AppError, request: Request, requestId: string): void {
  if (error.status < 500) return;
  const fields = { requestId, method: request.method, path: request.path };
  if (error.status === 503) {
    const reason = error.cause instanceof Error ? error.cause.message || error.cause.name : undefined;
    log.warn(error.message, { ...fields, reason });
  } else log.error(error.message, { ...fields, error: error.cause ?? error });
}

/** The last layer of the API: writes the error response. */
export function errorHandler(
  log: Logger,
  { passwordMin, production }: { passwordMin: number; production: boolean } = { passwordMin: 0, production: true },
): ErrorRequestHandler {
  return (cause, request, response, next) => {
    const documented = toDocumented(toAppError(cause, request, { body: request.body, passwordMin }), request);
    const error = production ? documented : toListed(documented, request);
    const requestId = getRequestId(response);
    logFailure(log, error, request, requestId);
    if (response.headersSent) {
      next(cause);
      return;
    }
    // Headers set for success, such as a download's name, do not belong on the error.
    for (const name of [
      'Content-Disposition',
      'ETag',
      'Repr-Digest',
      'Last-Modified',
      'Content-Encoding',
      'Content-Length',
    ]) {
      response.removeHeader(name);
    }
    response.status(error.status);
    if (error.headers) response.set(error.headers);
    const language = languageOf(request);
    response.set('Content-Language', language).vary('Accept-Language').vary('Accept');
    const body = errorBody(error, requestId, language);
    if (wantsProblem(request)) sendJson(request, response, toProblem(error.status, body), PROBLEM);
    else sendJson(request, response, body);
  };
}

/** The last layer of the whole server, for errors outside the API: one plain sentence, no markup, no details. */
export function fallbackErrors(log: Logger): ErrorRequestHandler {
  return (cause, request, response, next) => {
    const error = toAppError(cause, request, { body: undefined, passwordMin: 0 });
    logFailure(log, error, request, getRequestId(response));
    if (response.headersSent) {
      next(cause);
      return;
    }
    // Headers set for the file do not belong on the error: it must not be cached for a year.
    response.removeHeader('ETag');
    const language = languageOf(request);
    response
      .set({ 'Cache-Control': 'no-store', 'Content-Language': language, ...error.headers })
      .vary('Accept-Language');
    response.status(error.status);
    sendText(request, response, { type: 'text/plain', text: `${toText(language, error.text)}\n` });
  };
}
