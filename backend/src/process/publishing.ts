import { publishDuePosts } from '../features/admin-articles/admin-articles.service.ts';
import type { Deps } from '../http/contract/operation.ts';

/** How late a scheduled article may be. */
const EVERY = 10_000;

/**
 * Looks every ten seconds for scheduled articles whose moment has come.
 * @returns stops it
 */
export function startPublishing(deps: Pick<Deps, 'db' | 'clock' | 'invalidatePages' | 'log'>): () => void {
  const timer = setInterval(() => {
    publishDuePosts(deps).catch((error) => deps.log.warn('Publishing scheduled articles failed', { error }));
  }, EVERY).unref();
  return () => clearInterval(timer);
}
