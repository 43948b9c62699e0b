import { type RequestHandler, Router } from 'express';
import { forPaths } from './for-paths.ts';

/** A dependency of the server. */
interface Dependency {
  /** Rejects while it cannot be used. */
  check(): Promise<unknown>;
  /** Without it nothing can be served; the others are only reported. */
  needed: boolean;
}

export interface HealthOptions {
  dependencies: Record<string, Dependency>;
  /** True once shutdown has started; a load balancer then sends no new requests. */
  stopping(): boolean;
}

/** A dependency that takes longer counts as unavailable. */
const CHECK_TIMEOUT_MS = 3_000;
/** Optional dependencies are not checked at each probe: one may be a mail server. */
const CACHE_TTL_MS = 15_000;

async function runCheck({ check }: Dependency): Promise<boolean> {
  const timeout = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => timeout.resolve(false), CHECK_TIMEOUT_MS);
  const checked = check().then(
    () => true,
    () => false,
  );
  return Promise.race([checked, timeout.promise]).finally(() => clearTimeout(timer));
}

/** Whether a dependency can be used: checked now if it is needed, otherwise cached for some seconds. */
function createCheck(dependency: Dependency): () => Promise<boolean> {
  if (dependency.needed) return () => runCheck(dependency);
  let last: { at: number; answer: Promise<boolean> } | undefined;
  return () => {
    if (!last || performance.now() - last.at > CACHE_TTL_MS)
      last = { at: performance.now(), answer: runCheck(dependency) };
    return last.answer;
  };
}

/**
 * `/healthz`: the process responds. `/readyz`: it can also serve. The response names each dependency; only a needed one
 * causes 503, because otherwise a balancer would remove all servers when the mail server fails.
 */
export function health({ dependencies, stopping }: HealthOptions): RequestHandler {
  const checks = Object.entries(dependencies).map(([name, dependency]) => ({
    name,
    needed: dependency.needed,
    answers: createCheck(dependency),
  }));
  const ready: RequestHandler = async (_request, response) => {
    response.set('Cache-Control', 'no-store');
    const results = await Promise.all(
      checks.map(async ({ name, needed, answers }) => ({ name, needed, ok: await answers() })),
    );
    const ok = !stopping() && results.every((result) => result.ok || !result.needed);
    if (!ok) response.set('Retry-After', '5');
    const states = Object.fromEntries(results.map((result) => [result.name, result.ok ? 'ok' : 'unavailable']));
    const status = stopping() ? 'stopping' : ok ? 'ready' : 'unavailable';
    response.status(ok ? 200 : 503).json({ status, ...states });
  };
  const router = Router({ strict: true, caseSensitive: true });
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', ready);
  return forPaths(/^\/(?:healthz|readyz)$/, router);
}
