import type { Request, RequestHandler } from 'express';
import { REFUSALS } from '../../shared/refusals.ts';
import { AppError } from '../lib/errors.ts';

type Done = (error?: unknown) => void;

/**
 * Refuses a body by the length that its header announces, or as soon as more than that has come: the readers themselves
 * would wait for the end of whatever is being sent.
 * @returns what to call when the body has been read, or null when it has been refused already
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

/** A reader that answers as soon as too much has come. */
export const limitedReader =
  (bytes: number, reader: RequestHandler): RequestHandler =>
  (request, response, next) => {
    const ended = limited(request, bytes, REFUSALS.tooLarge, next);
    if (ended) reader(request, response, ended);
  };
