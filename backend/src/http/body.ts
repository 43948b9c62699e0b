import express, { type Request, type RequestHandler } from 'express';
import multer, { type StorageEngine } from 'multer';
import { REFUSALS } from '../../shared/refusals.ts';
import { type OperationId, operations } from '../generated/operations.ts';
import { limited } from './limited-body.ts';
import { stateOf } from './request-state.ts';

const JSON_LIMIT = 100 * 1024;
const MB = 1024 * 1024;
/** Largest picture a person may send, in bytes. */
const UPLOAD_LIMIT = 5 * MB;
/** Operations with a limit of their own. */
const UPLOAD_LIMITS: Partial<Record<OperationId, number>> = {
  adminUploadPicture: 10 * MB,
  adminUploadProductFile: 50 * MB,
  adminImportRows: 20 * MB,
};

/** What boundaries and names of a form may need beside its file, in bytes. */
const FORM_OVERHEAD = 64 * 1024;

/** Content that nobody reads before the handler does. */
const RAW_TYPE = 'application/offset+octet-stream';

const readJson = express.json({ limit: JSON_LIMIT });
const formReader = (fileSize: number, storage: StorageEngine = multer.memoryStorage()) =>
  multer({
    storage,
    // Browsers send file names as they are.
    defParamCharset: 'utf8',
    limits: { fileSize, files: 1, fields: 0, parts: 1, fieldNameSize: 60, headerPairs: 10 },
  }).any();
/** Operations whose file flows into storage instead of memory. */
const STREAMED: OperationId[] = ['adminUploadProductFile'];

/** @param storage where files flow that are not held in memory */
function formReaders(storage: StorageEngine): (operation: OperationId) => RequestHandler {
  const usual = formReader(UPLOAD_LIMIT);
  const own = new Map<OperationId, RequestHandler>();
  for (const [id, limit] of Object.entries(UPLOAD_LIMITS) as [OperationId, number][]) {
    own.set(id, formReader(limit, STREAMED.includes(id) ? storage : undefined));
  }
  return (operation) => own.get(operation) ?? usual;
}

/** The media type without parameters, lower case; empty when there is none. */
const mediaType = (header: string | undefined): string => (header?.split(';', 1)[0] ?? '').trim().toLowerCase();

/** The fixed text for a body that is left to its handler, or to the validator's refusal. */
function unreadType(request: Request, operation: OperationId, type: string): string {
  if (!operations[operation].raw || (type !== RAW_TYPE && type !== '')) return 'application/octet-stream';
  // The validator wants to see a text.
  request.body = '';
  return RAW_TYPE;
}

/**
 * Reads the body in the form the operation declares. Afterwards the Content-Type header is one of four fixed texts:
 * the contract validator compiles and keeps one validator per distinct header, which a caller could multiply.
 */
export function createReadBody(storage: StorageEngine): RequestHandler {
  const readerOf = formReaders(storage);
  return (request, response, next) => {
    const type = mediaType(request.headers['content-type']);
    const { operation } = stateOf(request);
    const { files } = operations[operation];
    const done = (fixed: string) => (error?: unknown) => {
      request.headers['content-type'] = fixed;
      if (files.length > 0 && Array.isArray(request.files)) {
        // The validator wants to see a text where the contract says "file".
        request.body = Object.fromEntries(request.files.map((file) => [file.fieldname, '']));
      }
      next(error);
    };
    if (type === '' && !operations[operation].raw) {
      // A POST without any body is an incomplete request rather than one of a wrong type.
      done(files.length > 0 ? 'multipart/form-data' : 'application/json')();
    } else if (type === 'application/json') {
      const ended = limited(request, JSON_LIMIT, REFUSALS.tooLarge, done(type));
      if (ended) readJson(request, response, ended);
    } else if (type === 'multipart/form-data' && files.length > 0) {
      const limit = (UPLOAD_LIMITS[operation] ?? UPLOAD_LIMIT) + FORM_OVERHEAD;
      const ended = limited(request, limit, REFUSALS.fileTooLarge, done(type));
      if (ended) readerOf(operation)(request, response, ended);
    } else done(unreadType(request, operation, type))();
  };
}
