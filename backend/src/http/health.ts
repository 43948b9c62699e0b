import { type RequestHandler, Router } from 'express';
import { forPaths } from './for-paths.ts';

export interface HealthOptions {
  /** One round trip to the database. */
  ping(): Promise<void>;
  /** True once the stop has begun; a load balancer then sends nothing new. */
  stopping(): boolean;
}

/** `/healthz`: the process answers. `/readyz`: it can also work, that is reach its database. */
export function health({ ping, stopping }: HealthOptions): RequestHandler {
  const ready: RequestHandler = async (_request, response) => {
    response.set('Cache-Control', 'no-store');
    const ok =
      !stopping() &&
      (await ping().then(
        () => true,
        () => false,
      ));
    if (!ok) response.set('Retry-After', '5');
    response.status(ok ? 200 : 503).json({ status: ok ? 'ready' : 'unavailable' });
  };
  const router = Router({ strict: true, caseSensitive: true });
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', ready);
  return forPaths(/^\/(?:healthz|readyz)$/, router);
}
