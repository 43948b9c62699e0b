import { type RequestHandler, Router } from 'express';
import { forPaths } from './for-paths.ts';

/** Something the server works with. */
interface Dependency {
  /** Rejects while it cannot be used. */
  check(): Promise<unknown>;
  /** Without it nothing can be served; the others are told and wait. */
  needed: boolean;
}

export interface HealthOptions {
  dependencies: Record<string, Dependency>;
  /** True once the stop has begun; a load balancer then sends nothing new. */
  stopping(): boolean;
}

/** A dependency that takes longer counts as away. */
const LONGEST_CHECK_MS = 3_000;
/** What is only told is not asked at each probe: it may be a mail server. */
const TOLD_AGAIN_MS = 15_000;

async function ask({ check }: Dependency): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), LONGEST_CHECK_MS);
  const checked = check().then(
    () => true,
    () => false,
  );
  return Promise.race([checked, late.promise]).finally(() => clearTimeout(timer));
}

/** Whether a dependency can be used: now if it is needed, else some seconds ago. */
function answersOf(dependency: Dependency): () => Promise<boolean> {
  if (dependency.needed) return () => ask(dependency);
  let last: { at: number; answer: Promise<boolean> } | undefined;
  return () => {
    if (!last || performance.now() - last.at > TOLD_AGAIN_MS) last = { at: performance.now(), answer: ask(dependency) };
    return last.answer;
  };
}

/**
 * `/healthz`: the process answers. `/readyz`: it can also work. Its answer names each dependency; only one that is
 * needed to serve makes it 503, because a balancer would otherwise take all servers away when the mail server is.
 */
export function health({ dependencies, stopping }: HealthOptions): RequestHandler {
  const asked = Object.entries(dependencies).map(([name, dependency]) => ({
    name,
    needed: dependency.needed,
    answers: answersOf(dependency),
  }));
  const ready: RequestHandler = async (_request, response) => {
    response.set('Cache-Control', 'no-store');
    const found = await Promise.all(
      asked.map(async ({ name, needed, answers }) => ({ name, needed, ok: await answers() })),
    );
    const ok = !stopping() && found.every((one) => one.ok || !one.needed);
    if (!ok) response.set('Retry-After', '5');
    const states = Object.fromEntries(found.map((one) => [one.name, one.ok ? 'ok' : 'unavailable']));
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
