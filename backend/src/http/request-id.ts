import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

/** Names every request in its answer and in the log; a name sent by the caller is not trusted. */
export const requestId: RequestHandler = (_request, response, next) => {
  const id = randomUUID();
  response.locals.requestId = id;
  response.set('X-Request-Id', id);
  next();
};
