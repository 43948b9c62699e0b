import { redirect } from '@tanstack/react-router';
import { sameOriginPath } from '../lib/redirect.ts';
import { session } from './session.ts';
import { isSuperAdmin } from './session-user.ts';

const ADMIN = '/admin';

/**
 * Lets signed-in users through; all others are redirected to /login, and back after signing in.
 * @param href the requested URL
 */
export function requireUser(href: string): void {
  if (session.read().user) return;
  throw redirect({ to: '/login', search: { redirect: sameOriginPath(href) }, replace: true });
}

/**
 * Lets super-admins through; all others are redirected to /admin/login. A restored session is first checked with the
 * server, because the role in browser storage can be edited.
 * @param href the requested URL, to return to
 */
export async function requireSuperAdmin(href: string): Promise<void> {
  const { recheckSession } = await import('./session-actions.ts');
  await recheckSession();
  if (isSuperAdmin(session.read().user)) return;
  const destination = sameOriginPath(href, ADMIN);
  throw redirect({ to: '/admin/login', search: destination === ADMIN ? {} : { redirect: destination }, replace: true });
}

/**
 * Data that a loader of a private screen prefetches. A preload may still run while its user signs out: without a
 * session the server would refuse its calls (401).
 */
export function whenSignedIn(read: () => void): void {
  if (session.read().user) read();
}
