import { isRedirect } from '@tanstack/react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nadia } from '../test/session-samples.ts';
import { requireSuperAdmin, requireUser, whenSignedIn } from './guards.ts';
import { logout } from './logout.ts';
import { session } from './session.ts';
import type { SessionUser } from './session-user.ts';

afterEach(() => {
  session.clear();
  vi.unstubAllGlobals();
});

/** Where a guard redirects to; undefined if it lets the user through. */
const sentTo = async (guard: () => unknown): Promise<string | undefined> => {
  try {
    await guard();
  } catch (error) {
    if (!isRedirect(error)) throw error;
    return error.options.to;
  }
};

describe('on a server with only the specified calls', () => {
  const owner = { ...nadia, role: 'super_admin', is_admin: true, isAdmin: true } as const;
  const open = (user: SessionUser, token: string) => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
    session.signIn(token, user);
    return sentTo(() => requireSuperAdmin('/admin/users'));
  };

  it('the dashboard requires a user', async () => {
    expect(await sentTo(() => requireUser('/dashboard'))).toBe('/login');
    session.signIn('person', nadia);
    expect(await sentTo(() => requireUser('/dashboard'))).toBeUndefined();
  });

  it('the admin area requires the flag and the role', async () => {
    expect(await sentTo(() => requireSuperAdmin('/admin'))).toBe('/admin/login');
    expect(await open(nadia, 'customer')).toBe('/admin/login');
    expect(await open({ ...nadia, is_admin: true, isAdmin: true }, 'flag')).toBe('/admin/login');
    expect(await open({ ...nadia, role: 'super_admin' }, 'role')).toBe('/admin/login');
    expect(await open(owner, 'owner')).toBeUndefined();
  });
});

it('loads data for a signed-in user, also while signing out', async () => {
  const read = vi.fn();
  session.signIn('t1', nadia);
  whenSignedIn(read);
  await logout(async () => whenSignedIn(read));
  expect(read).toHaveBeenCalledTimes(2);
});

it('loads nothing for a preload whose user has signed out in the meantime', async () => {
  const read = vi.fn();
  session.signIn('t1', nadia);
  await logout();
  whenSignedIn(read);
  expect(read).not.toHaveBeenCalled();
});
