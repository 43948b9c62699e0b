import type { Request, RequestHandler } from 'express';
import type { Message } from '../../../contract/i18n/message.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { AppError } from '../lib/errors.ts';

type OnDone = (error?: unknown) => void;

/**
 * Rejects a body by its announced length, or as soon as it exceeds the limit: the readers themselves would wait for the
 * end of the body.
 * @returns the function to call once the body has been read, or null when it has already been rejected
 */
export function limitBody(request: Request, bytes: number, message: Message, done: OnDone): OnDone | null {
  const refusal = () => new AppError(413, 'too_large', message);
  if (Number(request.headers['content-length'] ?? 0) > bytes) {
    done(refusal());
    return null;
  }
  let received = 0;
  let hasEnded = false;
  const finish: OnDone = (error) => {
    if (hasEnded) return;
    hasEnded = true;
    request.off('data', count);
    done(error);
  };
  const count = (chunk: Buffer) => {
    received += chunk.length;
    if (received > bytes) finish(refusal());
  };
  request.on('data', count);
  return finish;
}

/** A reader that responds as soon as the limit is exceeded. */
export const limitedReader =
  (bytes: number, reader: RequestHandler): RequestHandler =>
  (request, response, next) => {
    const hasEnded = limitBody(request, bytes, REFUSALS.tooLarge, next);
    if (hasEnded) reader(request, response, hasEnded);
  };
