import express, { type RequestHandler, Router } from 'express';
import { AppError } from '../lib/errors.ts';
import { forPaths } from './for-paths.ts';
import { limitedReader } from './limited-body.ts';

/** More than any provider sends. */
const LIMIT = 256 * 1024;

interface Hooks {
  /** A call of a provider, exactly as it arrived. */
  receive(
    provider: string,
    call: { body: Buffer; headers: Record<string, string | string[] | undefined> },
  ): Promise<'taken' | 'unverified' | 'unknown'>;
  /** The path of the site where somebody goes on who comes back from a provider. */
  returnPath(id: string): Promise<string>;
}

const STATUS = { taken: 200, unverified: 400, unknown: 404 } as const;

/**
 * What payment providers call. It stands outside of the API, because the form of these calls is theirs, not that of our
 * contract, and their signatures are over the bytes.
 */
export function providerHooks({ receive, returnPath }: Hooks): RequestHandler {
  const router = Router({ strict: true, caseSensitive: true });
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  // Some providers send the browser back with a form: another site's POST carries nothing of ours, so it is only sent on.
  router.all('/hooks/payments/return/:id', async ({ params }, response) => {
    response.redirect(303, await returnPath(String(params.id)));
  });
  router.post(
    '/hooks/payments/:provider',
    limitedReader(LIMIT, express.raw({ type: () => true, limit: LIMIT })),
    async ({ params, body, headers }, response) => {
      const call = { body: Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers };
      const receipt = await receive(String(params.provider), call);
      response.status(STATUS[receipt]).json({ received: receipt === 'taken' });
    },
  );
  router.all('/hooks/payments/:provider', (_request, _response) => {
    throw new AppError(405, 'method_not_allowed', 'This method is not available here', { headers: { Allow: 'POST' } });
  });
  return forPaths(/^\/hooks\/payments\//, router);
}
