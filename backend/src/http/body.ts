import express, { type RequestHandler } from 'express';
import multer from 'multer';
import { operations } from '../generated/operations.ts';
import { stateOf } from './request-state.ts';

const JSON_LIMIT = '100kb';
/** Largest picture a person may send, in bytes. */
const UPLOAD_LIMIT = 5 * 1024 * 1024;

const readJson = express.json({ limit: JSON_LIMIT });
const readForm = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: UPLOAD_LIMIT, files: 1, fields: 0, parts: 1, fieldNameSize: 60, headerPairs: 10 },
}).any();

/** The media type without parameters, lower case; empty when there is none. */
const mediaType = (header: string | undefined): string => (header?.split(';', 1)[0] ?? '').trim().toLowerCase();

/**
 * Reads the body in the form the operation declares. Afterwards the Content-Type header is one of three fixed texts:
 * the contract validator compiles and keeps one validator per distinct header, which a caller could multiply.
 */
export const readBody: RequestHandler = (request, response, next) => {
  const type = mediaType(request.headers['content-type']);
  const { files } = operations[stateOf(request).operation];
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
  else if (type === 'multipart/form-data' && files.length > 0) readForm(request, response, done(type));
  else done('application/octet-stream')();
};
