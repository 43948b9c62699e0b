import express, { type Request, type RequestHandler, Router } from 'express';
import { Webhook } from 'standardwebhooks';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { AppError } from '../lib/errors.ts';
import type { Logger } from '../lib/log.ts';
import { errorHandler } from './error-response.ts';
import { forPaths } from './for-paths.ts';
import { isHookCaller } from './hook-secret.ts';
import { limitedReader } from './limited-body.ts';

const LIMIT = 256 * 1024;

/** Signed as Standard Webhooks define it, also with the headers of Svix. False for a secret that cannot sign. */
function isSigned(request: Request, secret: string, body: Buffer): boolean {
  const read = (name: string) => request.get(`svix-${name}`) ?? request.get(`webhook-${name}`) ?? '';
  const headers = {
    'webhook-id': read('id'),
    'webhook-timestamp': read('timestamp'),
    'webhook-signature': read('signature'),
  };
  if (headers['webhook-signature'] === '') return false;
  try {
    new Webhook(secret).verify(body, headers, { jsonParse: false });
    return true;
  } catch {
    return false;
  }
}

function parseEvent(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new AppError(400, 'invalid_request', REFUSALS.notValid);
  }
}

/**
 * Returned emails and complaints, as the API of a mail provider reports them. It is outside the API because providers
 * define the form. A provider repeats a call that was not answered with 200, so events of other kinds get it too.
 * @param secret the password of basic authentication, a bearer token, or what the provider signs with
 */
export function mailReportHook(
  secret: string,
  receive: (event: unknown) => Promise<string>,
  log: Logger,
): RequestHandler {
  const router = Router({ strict: true, caseSensitive: true });
  router.use('/hooks/mail-reports', (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    if (request.method === 'POST') return next();
    throw new AppError(405, 'method_not_allowed', REFUSALS.methodNotAllowed, { headers: { Allow: 'POST' } });
  });
  router.post(
    '/hooks/mail-reports',
    limitedReader(LIMIT, express.raw({ type: () => true, limit: LIMIT })),
    async (request, response) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!isHookCaller(request, secret) && !isSigned(request, secret, body))
        throw new AppError(401, 'unauthorized', REFUSALS.unauthorized, { headers: { 'WWW-Authenticate': 'Basic' } });
      response.json({ received: await receive(parseEvent(body)) });
    },
  );
  router.use(errorHandler(log));
  return forPaths(/^\/hooks\/mail-reports$/, router);
}
