import { redirect } from '@tanstack/react-router';
import { ownPath } from '../lib/redirect.ts';
import { session } from './session.ts';
import { isSuperAdmin } from './session-user.ts';

const ADMIN = '/admin';

/**
 * Lets signed-in people through; everybody else is redirected to /login and back afterwards.
 * @param href the address that was asked for
 */
export function requireUser(href: string): void {
  if (session.read().user) return;
  throw redirect({ to: '/login', search: { redirect: ownPath(href) }, replace: true });
}

/**
 * Lets super-admins through; everybody else is redirected to /admin/login. A restored session is first checked with the
 * server, because the role in the browser's storage can be edited.
 * @param href the address that was asked for, to come back to
 */
export async function requireSuperAdmin(href: string): Promise<void> {
  const { recheckSession } = await import('./session-actions.ts');
  await recheckSession();
  if (isSuperAdmin(session.read().user)) return;
  const wanted = ownPath(href, ADMIN);
  throw redirect({ to: '/admin/login', search: wanted === ADMIN ? {} : { redirect: wanted }, replace: true });
}

/**
 * What a loader of a person's screen reads early. A preload goes on while its person signs out: without a session the server
 * could only refuse its calls (401).
 */
export function whileSignedIn(read: () => void): void {
  if (session.read().user) read();
}
