import express, { type RequestHandler, Router } from 'express';
import { isLanguage, type Language } from '../../../contract/rules/languages.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { AppError } from '../lib/errors.ts';
import { forPaths } from './for-paths.ts';
import { limitedReader } from './limited-body.ts';

/** More than any provider sends. */
const LIMIT = 256 * 1024;

interface Hooks {
  /** A provider's webhook call, unchanged. */
  receive(
    provider: string,
    call: { body: Buffer; headers: Record<string, string | string[] | undefined> },
  ): Promise<'taken' | 'unverified' | 'unknown'>;
  /** The path for a customer returning from a provider, in the language of the page before it. */
  returnPath(id: string, language: Language): Promise<string>;
}

const STATUS = { taken: 200, unverified: 400, unknown: 404 } as const;

/**
 * Webhooks of payment providers. They are outside the API, because the providers define their form, and their
 * signatures cover the raw bytes.
 */
export function providerHooks({ receive, returnPath }: Hooks): RequestHandler {
  const router = Router({ strict: true, caseSensitive: true });
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  // Some providers return the browser with a form: another site's POST carries no cookies of ours, so it is only
  // redirected.
  router.all('/hooks/payments/return/:id{/:language}', async ({ params: { id, language } }, response) => {
    response.redirect(303, await returnPath(String(id), isLanguage(language) ? language : 'en'));
  });
  router.post(
    '/hooks/payments/:provider',
    limitedReader(LIMIT, express.raw({ type: () => true, limit: LIMIT })),
    async ({ params, body, headers }, response) => {
      const call = { body: Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers };
      const outcome = await receive(String(params.provider), call);
      response.status(STATUS[outcome]).json({ received: outcome === 'taken' });
    },
  );
  router.all('/hooks/payments/:provider', (_request, _response) => {
    throw new AppError(405, 'method_not_allowed', REFUSALS.methodNotAllowed, { headers: { Allow: 'POST' } });
  });
  return forPaths(/^\/hooks\/payments\//, router);
}
