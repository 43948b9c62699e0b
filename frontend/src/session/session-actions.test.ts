import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nadia } from '../test/session-samples.ts';
import { session } from './session.ts';
import { adminLogin, endSession, login, patchUser, recheckSession, updateProfile } from './session-actions.ts';

const user = { ...nadia, address: 'Rajshahi' };

const server = vi.fn<typeof fetch>();
const reply = (status: number, body?: unknown) =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
const bearer = () => new Headers(server.mock.lastCall?.[1]?.headers).get('authorization');

let number = 0;
const signInAs = async (person: object = user) => {
  const token = `token-${++number}`;
  server.mockResolvedValueOnce(reply(200, { token, user: person }));
  await login({ email: user.email, password: 'customer-password' });
  return token;
};

beforeEach(() => {
  session.clear();
  server.mockReset();
  vi.stubGlobal('fetch', server);
});

describe('login', () => {
  it('stores token and user', async () => {
    const token = await signInAs();
    expect(session.read()).toMatchObject({ token, user: { name: 'Nadia Rahman' } });
    expect(session.read().user?.address).toBe('Rajshahi');
  });

  it('sends no bearer token and leaves a running session alone when it fails', async () => {
    const token = await signInAs();
    server.mockResolvedValue(reply(401, { message: 'Invalid email or password' }));
    await expect(login({ email: user.email, password: 'wrong' })).rejects.toMatchObject({ status: 401 });
    expect(bearer()).toBeNull();
    expect(session.read().token).toBe(token);
  });
});

describe('adminLogin', () => {
  it('rejects everyone but super-admins', async () => {
    server.mockResolvedValue(reply(200, { token: 'a', user }));
    await expect(adminLogin({ email: user.email, password: 'x' })).rejects.toThrow('Unauthorized access');
    expect(session.read().user).toBeNull();
  });

  it('marks the user as admin', async () => {
    server.mockResolvedValue(reply(200, { token: 'a', user: { ...user, role: 'super_admin' } }));
    await adminLogin({ email: user.email, password: 'x' });
    expect(session.read().user).toMatchObject({ role: 'super_admin', isAdmin: true, is_admin: true });
  });
});

describe('ending a session on the server', () => {
  it('sends its own token', async () => {
    server.mockResolvedValue(reply(204));
    await endSession('old-token');
    expect(server.mock.lastCall?.[0]).toBe('/api/auth/logout');
    expect(bearer()).toBe('Bearer old-token');
  });

  it('reports when the server does not respond', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    server.mockRejectedValue(new TypeError('offline'));
    await expect(endSession('old-token')).resolves.toBeUndefined();
    expect(report).toHaveBeenCalledOnce();
    report.mockRestore();
  });
});

describe('the signed-in user', () => {
  it('is replaced by the saved profile', async () => {
    await signInAs();
    server.mockResolvedValue(reply(200, { user: { ...user, name: 'Nadia R.' } }));
    await updateProfile({ name: 'Nadia R.', email: user.email });
    expect(session.read().user?.name).toBe('Nadia R.');
  });

  it('gets a new picture', async () => {
    await signInAs();
    patchUser({ avatar: '/uploads/avatars/2f6f0a3b.webp' });
    expect(session.read().user).toMatchObject({ name: 'Nadia Rahman', avatar: '/uploads/avatars/2f6f0a3b.webp' });
  });
});

describe('recheckSession', () => {
  const restored = () => {
    const token = `restored-${++number}`;
    session.signIn(token, user);
    return token;
  };

  it('asks once per token and updates the user', async () => {
    restored();
    server.mockResolvedValue(reply(200, { user: { ...user, role: 'super_admin', isAdmin: true } }));
    await Promise.all([recheckSession(), recheckSession()]);
    await recheckSession();
    expect(server).toHaveBeenCalledOnce();
    expect(session.read().user?.role).toBe('super_admin');
  });

  it('does not ask about a session that has just started', async () => {
    await signInAs();
    server.mockReset();
    await recheckSession();
    expect(server).not.toHaveBeenCalled();
  });

  it('ends the session on 401', async () => {
    restored();
    server.mockResolvedValue(reply(401, { message: 'Please sign in to continue' }));
    await recheckSession();
    expect(session.read().user).toBeNull();
  });

  it('keeps it when the server cannot be reached, and asks again later', async () => {
    const token = restored();
    server.mockRejectedValueOnce(new TypeError('offline'));
    await recheckSession();
    expect(session.read().token).toBe(token);
    server.mockResolvedValue(reply(200, { user }));
    await recheckSession();
    expect(server).toHaveBeenCalledTimes(2);
  });

  it('does not touch a session that started in the meantime', async () => {
    restored();
    server.mockImplementationOnce(async () => {
      session.signIn('newer', { ...user, name: 'Somebody Else' });
      return reply(200, { user });
    });
    await recheckSession();
    expect(session.read()).toMatchObject({ token: 'newer', user: { name: 'Somebody Else' } });
  });
});
