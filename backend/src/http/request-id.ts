import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

/** Assigns every request an id for its response and the log; an id sent by the caller is not trusted. */
export const requestId: RequestHandler = (_request, response, next) => {
  const id = randomUUID();
  response.locals.requestId = id;
  response.set('X-Request-Id', id);
  next();
};
