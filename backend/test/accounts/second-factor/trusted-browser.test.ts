import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../src/features/accounts/passwords.adapter.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../test-app.ts';
import { createEnrolledUser, generateCode } from './enrolled-user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => app.clock.reset());
afterAll(() => app.close());

type Headers = Record<string, string>;

/** The answer to a sign-in with the right password. */
const door = async (email: string, cookie: string) => {
  const answer = app.http.post('/api/auth/login').set({ cookie });
  return (await answer.send({ email, password: PASSWORD })).status;
};

/** Signs in with a code and trusts the browser from now on. */
const open = async (email: string, code = '') => {
  const { challenge } = (await app.http.post('/api/auth/login').send({ email, password: PASSWORD })).body;
  const body = { challenge, code, remember: true };
  const answer = await app.http.post('/api/auth/second-step').send(body);
  expect(answer.status).toBe(200);
  const cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  return { cookie, token: { authorization: `Bearer ${answer.body.token}` } };
};

const end = (path: string, headers: Headers) => app.http.delete(`/api/sessions${path}`).set(headers);

describe('a trusted browser', () => {
  it('200 without a code for 30 days, for one account, until the password or the app changes', async () => {
    const { user, secret, codes } = await createEnrolledUser(app);
    const { cookie } = await open(user.email, generateCode(app, secret, 1));
    expect([await door(user.email, cookie), await door(user.email, '')]).toEqual([200, 202]);
    expect(await door((await createEnrolledUser(app)).user.email, cookie)).toBe(202);
    app.clock.advance(30 * 24 * 3_600_000 + 1000);
    expect(await door(user.email, cookie)).toBe(202);
    app.clock.reset();

    const password_hash = await hashPassword(PASSWORD);
    await app.db.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute();
    expect(await door(user.email, cookie)).toBe(202);
    const { cookie: later } = await open(user.email, codes[0]);
    expect(await door(user.email, later)).toBe(200);
    const enabled_at = new Date(app.clock.now().getTime() + 1000);
    await app.db.updateTable('second_factors').set({ enabled_at }).where('user_id', '=', user.id).execute();
    expect(await door(user.email, later)).toBe(202);
  });

  it('202 again once its session is ended, alone or with all others', async () => {
    const { user, codes } = await createEnrolledUser(app);
    const first = await open(user.email, codes[0]);
    const second = await open(user.email, codes[1]);
    expect((await end('', { ...first.token, cookie: first.cookie })).status).toBe(204);
    expect([await door(user.email, first.cookie), await door(user.email, second.cookie)]).toEqual([200, 202]);
    const { body } = await app.http.get('/api/sessions').set(first.token);
    const { id } = body.items.find(({ current }: { current: boolean }) => current);
    expect((await end(`/${id}`, first.token)).status).toBe(204);
    expect(await door(user.email, first.cookie)).toBe(202);
  });
});
