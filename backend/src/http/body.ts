import express, { type Request, type RequestHandler } from 'express';
import multer, { type StorageEngine } from 'multer';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
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
export function createReadBody(storage: StorageEngine): RequestHandler {
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
