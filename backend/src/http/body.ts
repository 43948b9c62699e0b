import express, { type RequestHandler } from 'express';
import multer from 'multer';
import { type OperationId, operations } from '../generated/operations.ts';
import { stateOf } from './request-state.ts';

const JSON_LIMIT = '100kb';
const MB = 1024 * 1024;
/** Largest picture a person may send, in bytes. */
const UPLOAD_LIMIT = 5 * MB;
/** Operations with a limit of their own. */
const UPLOAD_LIMITS: Partial<Record<OperationId, number>> = {
  adminUploadPicture: 10 * MB,
  adminUploadProductFile: 50 * MB,
};

const readJson = express.json({ limit: JSON_LIMIT });
const formReader = (fileSize: number) =>
  multer({
    storage: multer.memoryStorage(),
    // Browsers send file names as they are.
    defParamCharset: 'utf8',
    limits: { fileSize, files: 1, fields: 0, parts: 1, fieldNameSize: 60, headerPairs: 10 },
  }).any();
const readForm = formReader(UPLOAD_LIMIT);
const formReaders = new Map(Object.entries(UPLOAD_LIMITS).map(([id, limit]) => [id, formReader(limit)]));

/** The media type without parameters, lower case; empty when there is none. */
const mediaType = (header: string | undefined): string => (header?.split(';', 1)[0] ?? '').trim().toLowerCase();

/**
 * Reads the body in the form the operation declares. Afterwards the Content-Type header is one of three fixed texts:
 * the contract validator compiles and keeps one validator per distinct header, which a caller could multiply.
 */
export const readBody: RequestHandler = (request, response, next) => {
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
  if (type === '') {
    // A POST without any body is an incomplete request rather than one of a wrong type.
    done(files.length > 0 ? 'multipart/form-data' : 'application/json')();
  } else if (type === 'application/json') readJson(request, response, done(type));
  else if (type === 'multipart/form-data' && files.length > 0) {
    (formReaders.get(operation) ?? readForm)(request, response, done(type));
  } else done('application/octet-stream')();
};
