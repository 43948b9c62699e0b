import { beforeEach, expect, it, vi } from 'vitest';
import { nadia } from '../test/session-samples.ts';
import { logout } from './logout.ts';
import { session } from './session.ts';

const server = vi.fn<typeof fetch>();
const endedTokens = () =>
  server.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization')?.replace('Bearer ', ''));

beforeEach(() => {
  session.clear();
  server.mockReset();
  server.mockImplementation(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', server);
});

it('signs out here once the navigation is done, and on the server', async () => {
  session.signIn('t1', nadia);
  await logout(async () => expect(session.read().token).toBe('t1'));
  expect(session.read().user).toBeNull();
  await vi.waitFor(() => expect(endedTokens()).toEqual(['t1']), 10_000);
});

it('signs out even when the navigation fails', async () => {
  session.signIn('t1', nadia);
  await expect(logout(() => Promise.reject(new Error('no way')))).rejects.toThrow('no way');
  expect(session.read().user).toBeNull();
});

it('keeps a user who signs in during the navigation', async () => {
  session.signIn('t1', nadia);
  await logout(async () => session.signIn('t2', nadia));
  expect(session.read().token).toBe('t2');
  await vi.waitFor(() => expect(endedTokens()).toEqual(['t1']), 10_000);
});

it('ignores a late response about the user in a new session', async () => {
  session.signIn('t1', nadia);
  await logout(async () => {
    session.replaceUser({ ...nadia, name: 'Nadia R.' });
    expect(session.read().user?.name).toBe('Nadia Rahman');
  });
  expect(session.read().token).toBeNull();
});

it('requests nothing when no one is signed in', async () => {
  await logout();
  expect(server).not.toHaveBeenCalled();
});
