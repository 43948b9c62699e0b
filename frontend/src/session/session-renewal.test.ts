import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetcher } from '../api/fetcher.ts';
import { nadia } from '../test/session-samples.ts';
import { session } from './session.ts';
import { requestSignIn } from './session-renewal.ts';

const sent = vi.fn<typeof fetch>();
const bearers = () => sent.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));
let unregister = () => {};

/** The server knows the sessions of these tokens. */
const knows = (...tokens: string[]) =>
  sent.mockImplementation(async (_, init) => {
    const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? '';
    return tokens.includes(token) ? Response.json({ saved: true }) : Response.json({ message: 'No' }, { status: 401 });
  });
const save = () => fetcher('/api/profile', { method: 'PUT', body: '{"name":"Nadia"}' });

beforeEach(() => {
  sent.mockReset();
  vi.stubGlobal('fetch', sent);
});
afterEach(() => {
  unregister();
  session.clear();
  vi.unstubAllGlobals();
});

test('calls of an ended session are retried unchanged after one sign-in', async () => {
  session.signIn('old-1', nadia);
  knows('new-1');
  const signInHandler = vi.fn(async () => {
    session.signIn('new-1', nadia);
    return true;
  });
  unregister = requestSignIn(signInHandler);
  await expect(Promise.all([save(), save()])).resolves.toEqual([{ saved: true }, { saved: true }]);
  expect(signInHandler).toHaveBeenCalledOnce();
  expect(bearers().sort()).toEqual(['Bearer new-1', 'Bearer new-1', 'Bearer old-1', 'Bearer old-1']);
  expect(sent.mock.calls.map(([, init]) => init?.body)).toEqual(Array(4).fill('{"name":"Nadia"}'));
});

test('a late rejection is retried with the current session', async () => {
  session.signIn('old-2', nadia);
  knows('new-2');
  const signInHandler = vi.fn(async () => {
    session.signIn('new-2', nadia);
    return true;
  });
  unregister = requestSignIn(signInHandler);
  const late = Promise.withResolvers<Response>();
  sent.mockImplementationOnce(() => late.promise);
  const second = save();
  await save();
  late.resolve(Response.json({ message: 'No' }, { status: 401 }));
  await expect(second).resolves.toEqual({ saved: true });
  expect(signInHandler).toHaveBeenCalledOnce();
});

test('the session ends when the user declines', async () => {
  session.signIn('old-3', nadia);
  knows();
  unregister = requestSignIn(async () => false);
  await expect(save()).rejects.toMatchObject({ status: 401 });
  expect(session.read().token).toBeNull();
});

test('input of one user is not sent as another', async () => {
  session.signIn('old-4', nadia);
  knows('other');
  unregister = requestSignIn(async () => {
    session.signIn('other', { ...nadia, id: '2' });
    return true;
  });
  await expect(save()).rejects.toMatchObject({ status: 401 });
  expect(bearers()).toEqual(['Bearer old-4']);
  expect(session.read().token).toBe('other');
});
