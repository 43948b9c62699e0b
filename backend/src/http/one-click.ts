import express, { type RequestHandler, Router } from 'express';
import { REFUSALS } from '../../shared/refusals.ts';
import { AppError } from '../lib/errors.ts';
import type { Logger } from '../lib/log.ts';
import { errorHandler } from './error-response.ts';
import { forPaths } from './for-paths.ts';
import { limitedReader } from './limited-body.ts';

/** The field, in either of the two forms in which it may come, with room for what a program adds. */
const LIMIT = 4 * 1024;
const ASKED =
  /(?:^|&)List-Unsubscribe=One-Click(?:&|\s*$)|name="List-Unsubscribe"\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click/;

/**
 * What mail programs send when somebody presses their own 'unsubscribe' (RFC 8058), to the address of the page that people
 * open. It stands outside of the API, because its form is theirs: no session, no cookie, a form field. The signed token is
 * all that counts, so another site that sends it could only do what the holder of the mail may do.
 * @param end ends the kind that the token names; throws 404 for one that we have not made
 */
export function oneClick(end: (token: string) => Promise<object>, log: Logger): RequestHandler {
  const router = Router({ strict: true, caseSensitive: true });
  router.post(
    '/unsubscribe',
    limitedReader(LIMIT, express.text({ type: () => true, limit: LIMIT })),
    async (request, response) => {
      response.set('Cache-Control', 'no-store');
      const { token } = request.query;
      if (typeof token !== 'string') throw new AppError(404, 'not_found', REFUSALS.mailLinkUnknown);
      if (typeof request.body !== 'string' || !ASKED.test(request.body)) {
        throw new AppError(400, 'invalid_request', REFUSALS.notValid);
      }
      response.json(await end(token));
    },
  );
  // Links of newsletters that left before all mails had one.
  router.get('/newsletter/unsubscribe', ({ originalUrl }, response) => {
    response.redirect(308, `/unsubscribe${originalUrl.slice('/newsletter/unsubscribe'.length)}`);
  });
  // As the API refuses, though it is none of its paths.
  router.use(errorHandler(log, 0));
  return forPaths(/^\/(?:newsletter\/)?unsubscribe$/, router);
}
