import express, { type RequestHandler, Router } from 'express';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { AppError } from '../lib/errors.ts';
import type { Logger } from '../lib/log.ts';
import { errorHandler } from './error-response.ts';
import { forPaths } from './for-paths.ts';
import { limitedReader } from './limited-body.ts';

/** The field in either of its two encodings, with room for additions by a mail program. */
const LIMIT = 4 * 1024;
const ONE_CLICK_BODY =
  /(?:^|&)List-Unsubscribe=One-Click(?:&|\s*$)|name="List-Unsubscribe"\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click/;

/**
 * One-click unsubscribe of mail programs (RFC 8058), sent to the URL of the unsubscribe page. It is outside the API
 * because its form is fixed: no session, no cookie, a form field. Only the signed token counts, so another site that
 * sends it could only do what the recipient of the email may do.
 * @param unsubscribe unsubscribes from the token's kind; throws 404 for a token that is not ours
 */
export function createOneClickUnsubscribe(
  unsubscribe: (token: string) => Promise<object>,
  log: Logger,
): RequestHandler {
  const router = Router({ strict: true, caseSensitive: true });
  router.post(
    '/unsubscribe',
    limitedReader(LIMIT, express.text({ type: () => true, limit: LIMIT })),
    async (request, response) => {
      response.set('Cache-Control', 'no-store');
      const { token } = request.query;
      if (typeof token !== 'string') throw new AppError(404, 'not_found', REFUSALS.mailLinkUnknown);
      if (typeof request.body !== 'string' || !ONE_CLICK_BODY.test(request.body)) {
        throw new AppError(400, 'invalid_request', REFUSALS.notValid);
      }
      response.json(await unsubscribe(token));
    },
  );
  // Links in newsletters older than the unsubscribe links of other emails.
  router.get('/newsletter/unsubscribe', ({ originalUrl }, response) => {
    response.redirect(308, `/unsubscribe${originalUrl.slice('/newsletter/unsubscribe'.length)}`);
  });
  // The API's error format, although this is not one of its paths.
  router.use(errorHandler(log));
  return forPaths(/^\/(?:newsletter\/)?unsubscribe$/, router);
}
