import type { Request, RequestHandler } from 'express';
import { REFUSALS } from '../../shared/refusals.ts';
import { AppError } from '../lib/errors.ts';

type Done = (error?: unknown) => void;

/**
 * Rejects a body by its announced length, or as soon as it exceeds the limit: the readers themselves would wait for the
 * end of the body.
 * @returns the function to call once the body has been read, or null when it has already been rejected
 */
export function limited(request: Request, bytes: number, message: string, done: Done): Done | null {
  const refusal = () => new AppError(413, 'too_large', message);
  if (Number(request.headers['content-length'] ?? 0) > bytes) {
    done(refusal());
    return null;
  }
  let received = 0;
  let ended = false;
  const end: Done = (error) => {
    if (ended) return;
    ended = true;
    request.off('data', count);
    done(error);
  };
  const count = (part: Buffer) => {
    received += part.length;
    if (received > bytes) end(refusal());
  };
  request.on('data', count);
  return end;
}

/** A reader that responds as soon as the limit is exceeded. */
export const limitedReader =
  (bytes: number, reader: RequestHandler): RequestHandler =>
  (request, response, next) => {
    const ended = limited(request, bytes, REFUSALS.tooLarge, next);
    if (ended) reader(request, response, ended);
  };
