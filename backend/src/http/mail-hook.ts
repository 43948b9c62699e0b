import express, { type RequestHandler, Router } from 'express';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { AppError } from '../lib/errors.ts';
import type { Logger } from '../lib/log.ts';
import { errorHandler } from './error-response.ts';
import { forPaths } from './for-paths.ts';
import { isHookCaller } from './hook-secret.ts';
import { limitedReader } from './limited-body.ts';

/** What mail providers accept: 25 MB of attachments, and a third more as base64. */
const LIMIT = 40 * 1024 * 1024;

/** The email itself; some providers send it as a property of JSON. */
function readSource(body: unknown, type: string): Buffer {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  if (!/^application\/json\b/i.test(type)) return bytes;
  try {
    const { RawEmail: source } = JSON.parse(bytes.toString());
    if (typeof source === 'string') return Buffer.from(source);
  } catch {
    // Reported below, like JSON without the property.
  }
  throw new AppError(400, 'invalid_request', REFUSALS.notValid);
}

/**
 * Emails that a mail provider passes on: raw as `message/rfc822`, or as `RawEmail` of a JSON body (Postmark). It is
 * outside the API because providers define the form. A provider repeats a call that was not answered with 200.
 * @param secret the password of basic authentication or a bearer token
 */
export function mailHook(secret: string, receive: (source: Buffer) => Promise<string>, log: Logger): RequestHandler {
  const router = Router({ strict: true, caseSensitive: true });
  router.use('/hooks/mail', (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    if (request.method !== 'POST') {
      throw new AppError(405, 'method_not_allowed', REFUSALS.methodNotAllowed, { headers: { Allow: 'POST' } });
    }
    // Before the body is read.
    if (isHookCaller(request, secret)) return next();
    throw new AppError(401, 'unauthorized', REFUSALS.unauthorized, { headers: { 'WWW-Authenticate': 'Basic' } });
  });
  router.post(
    '/hooks/mail',
    limitedReader(LIMIT, express.raw({ type: () => true, limit: LIMIT })),
    async (request, response) => {
      const source = readSource(request.body, request.get('content-type') ?? '');
      if (source.length === 0) throw new AppError(400, 'invalid_request', REFUSALS.notValid);
      response.json({ received: await receive(source) });
    },
  );
  router.use(errorHandler(log));
  return forPaths(/^\/hooks\/mail$/, router);
}
