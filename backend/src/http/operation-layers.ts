import type { Readable } from 'node:stream';
import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import express from 'express';
import type { StorageEngine } from 'multer';
import multer from 'multer';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { isStorableText, normaliseUnicodeDeep } from '../../../contract/rules/text.ts';
import type { StoredAnswers } from '../idempotency/stored-answers.ts';
import { AppError, notFound } from '../lib/errors.ts';
import { putFile } from '../storage/put-files.ts';
import type { FileStorage, WrittenFile } from '../storage/storage.ts';
import { type Call, dispatch } from './contract/adapter.ts';
import { type ContractOptions, contractValidation } from './contract/openapi.ts';
import type { Deps } from './contract/operation.ts';
import { errorHandler } from './error-response.ts';
import { limitBody } from './limited-body.ts';
import { getState } from './request-state.ts';

const JSON_LIMIT = 100 * 1024;
const MB = 1024 * 1024;
/** Maximum size of an uploaded picture in bytes. */
const UPLOAD_LIMIT = 5 * MB;
/** Operations with their own limit. */
const UPLOAD_LIMITS: Partial<Record<OperationId, number>> = {
  adminUploadPicture: 10 * MB,
  adminUploadProductFile: 50 * MB,
  adminImportRows: 20 * MB,
};

/** Space for the boundaries and field names of a form in addition to its file, in bytes. */
const FORM_OVERHEAD = 64 * 1024;

/** Content that only the handler reads. */
const RAW_TYPE = 'application/offset+octet-stream';

const readJson = express.json({ limit: JSON_LIMIT });
const formReader = (fileSize: number, storage: StorageEngine = multer.memoryStorage()) =>
  multer({
    storage,
    // Browsers send file names in UTF-8.
    defParamCharset: 'utf8',
    limits: { fileSize, files: 1, fields: 0, parts: 1, fieldNameSize: 60, headerPairs: 10 },
  }).any();
/** Operations with a file streamed to storage instead of memory. */
const STREAMED_OPERATIONS: OperationId[] = ['adminUploadProductFile'];

/** @param storage for files that are not held in memory */
function formReaders(storage: StorageEngine): (operation: OperationId) => RequestHandler {
  const defaultReader = formReader(UPLOAD_LIMIT);
  const byOperation = new Map<OperationId, RequestHandler>();
  for (const [id, limit] of Object.entries(UPLOAD_LIMITS) as [OperationId, number][]) {
    byOperation.set(id, formReader(limit, STREAMED_OPERATIONS.includes(id) ? storage : undefined));
  }
  return (operation) => byOperation.get(operation) ?? defaultReader;
}

/** The media type without parameters, in lower case; empty when there is none. */
const mediaType = (header: string | undefined): string => (header?.split(';', 1)[0] ?? '').trim().toLowerCase();

/** The fixed type of a body that is left to its handler, or to the validator's error. */
function toUnreadType(request: Request, operation: OperationId, type: string): string {
  if (!operations[operation].raw || (type !== RAW_TYPE && type !== '')) return 'application/octet-stream';
  // The validator expects a string.
  request.body = '';
  return RAW_TYPE;
}

/**
 * Reads the body in the form the operation declares. Afterwards the Content-Type header has one of four fixed values:
 * the contract validator compiles and caches a validator per distinct header, which a caller could multiply.
 */
function createReadBody(storage: StorageEngine): RequestHandler {
  const getFormReader = formReaders(storage);
  return (request, response, next) => {
    const type = mediaType(request.headers['content-type']);
    const { operation } = getState(request);
    const { files } = operations[operation];
    const done = (contentType: string) => (error?: unknown) => {
      request.headers['content-type'] = contentType;
      if (files.length > 0 && Array.isArray(request.files)) {
        // The validator expects a string where the contract says "file".
        request.body = Object.fromEntries(request.files.map((file) => [file.fieldname, '']));
      }
      next(error);
    };
    if (type === '' && !operations[operation].raw) {
      // A POST without any body is an incomplete request rather than one of the wrong type.
      done(files.length > 0 ? 'multipart/form-data' : 'application/json')();
    } else if (type === 'application/json') {
      const onEnd = limitBody(request, JSON_LIMIT, REFUSALS.tooLarge, done(type));
      if (onEnd) readJson(request, response, onEnd);
    } else if (type === 'multipart/form-data' && files.length > 0) {
      const limit = (UPLOAD_LIMITS[operation] ?? UPLOAD_LIMIT) + FORM_OVERHEAD;
      const onEnd = limitBody(request, limit, REFUSALS.fileTooLarge, done(type));
      if (onEnd) getFormReader(operation)(request, response, onEnd);
    } else done(toUnreadType(request, operation, type))();
  };
}

/** Checks every string in a value, including keys, without recursion: the caller controls the depth. */
function allStorable(root: unknown): boolean {
  const open: unknown[] = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') {
      if (!isStorableText(value)) return false;
    } else if (Array.isArray(value)) {
      for (const item of value) open.push(item);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) open.push(key, item);
    }
  }
  return true;
}

/**
 * Checks every text of a request: rejects what could not be stored unchanged (404 for an id), and normalises everything
 * else before limits are checked and values are compared.
 */
const normaliseText: RequestHandler = (request, _response, next) => {
  const { query } = request;
  const { params } = getState(request);
  if (!allStorable(params)) throw notFound();
  if (!allStorable([request.body, query])) {
    throw new AppError(400, 'invalid_request', REFUSALS.notStorable);
  }
  request.body = normaliseUnicodeDeep(request.body);
  // Otherwise parsed again from the URL at each access.
  Object.defineProperty(request, 'query', {
    value: normaliseUnicodeDeep(query),
    writable: true,
    configurable: true,
    enumerable: true,
  });
  normaliseUnicodeDeep(params);
  next();
};

declare global {
  namespace Express.Multer {
    interface File {
      /** Where the content is stored, when it was not kept in memory. */
      stored?: WrittenFile;
    }
  }
}

/** Writes the content as it arrives; `extension` without the dot. */
type PutUpload = (content: Readable, extension: string) => Promise<WrittenFile>;

const EXTENSION = /\.([a-z0-9]{1,8})$/i;

/**
 * Streams a file to storage as it arrives. An interrupted or oversized one leaves nothing; one that is rejected later
 * is removed, because no row refers to it.
 */
function createStreamingStorage(put: PutUpload, storage: Pick<FileStorage, 'remove'>): StorageEngine {
  return {
    _handleFile(request, file, callback) {
      // The form reader does not report that the rest of the file will never come.
      request.once('close', () => {
        if (!request.complete) file.stream.destroy(new Error('The client disconnected'));
      });
      const extension = EXTENSION.exec(file.originalname)?.[1]?.toLowerCase() ?? 'bin';
      put(file.stream, extension).then((stored) => callback(null, { stored, size: stored.size }), callback);
    },
    _removeFile(_request, file, callback) {
      const removed = file.stored ? storage.remove(file.stored.key) : Promise.resolve();
      removed.then(() => callback(null), callback);
    },
  };
}

/** Handles a request after a guard has matched its operation: body, contract, handler, errors. */
export function createOperationLayers(
  { log, env, changes, ...files }: Pick<Deps, 'log' | 'env' | 'changes' | 'storage' | 'jobs' | 'clock'>,
  call: Call,
  contract: ContractOptions,
  answers: StoredAnswers,
): (RequestHandler | ErrorRequestHandler)[] {
  const writeError = errorHandler(log, { passwordMin: env.passwordMinLength, production: env.production });
  // Twice: when the first one's own response violates the contract, that error reaches the second.
  const put: PutUpload = (content, extension) => putFile(files, 'downloads', content, extension);
  const readBody = createReadBody(createStreamingStorage(put, files.storage));
  const run = dispatch(call, changes, answers);
  return [readBody, normaliseText, ...contractValidation(contract), run, writeError, writeError];
}
