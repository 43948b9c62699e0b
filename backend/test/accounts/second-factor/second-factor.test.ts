import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEncryption } from '../../../src/jobs/encryption.ts';
import { listSentSubjects } from '../../support/sent-subjects.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../test-app.ts';
import { createEnrolledUser, generateCode, PERIOD_MS } from './enrolled-user.ts';

const BIG = { password: 'x'.repeat(2_000_000) };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => {
  app.mail.sent.length = 0;
});
afterEach(() => app.clock.reset());
afterAll(() => app.close());

type Headers = Record<string, string>;
const post = (path: string, body: object, headers: Headers = {}) =>
  app.http.post(`/api${path}`).set(headers).send(body);
const state = (headers: Headers = {}) => app.http.get('/api/second-factor').set(headers);
const begin = (headers: Headers, password = PASSWORD) => post('/second-factor/enrolment', { password }, headers);
const confirm = (headers: Headers, code: string) => post('/second-factor/confirm', { code }, headers);
const disable = (headers: Headers, code: string, password = PASSWORD) =>
  post('/second-factor/disable', { password, code }, headers);

const codeOf = (secret: string, later?: number) => generateCode(app, secret, later);
const enrolled = (role?: 'customer' | 'super_admin') => createEnrolledUser(app, role);

describe('second factor', () => {
  it('200 returns a secret whose QR code needs no styles, and stores it encrypted', async () => {
    const { user, headers } = await app.signedIn();
    const { status, body } = await begin(headers);
    expect(status).toBe(200);
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/.+secret=[A-Z2-7]{32}/);
    expect(body.qr).not.toMatch(/style|script|href/);
    const rows = await app.db.selectFrom('second_factors').selectAll().where('user_id', '=', user.id).execute();
    expect(JSON.stringify(rows)).not.toContain(body.secret);
    expect((await state(headers)).body).toEqual({
      enabled: false,
      required: false,
      missing: false,
      since: null,
      recovery_codes: 0,
    });
  });

  it('200 turns it on, ends the other sessions, notifies the user and stores only hashes of the codes', async () => {
    const { user, headers: elsewhere } = await app.signedIn();
    const headers = await app.signIn(user);
    const first = (await begin(headers)).body.secret;
    const { secret } = (await begin(headers)).body;
    expect((await confirm(headers, codeOf(first))).status).toBe(400);
    const { body } = await confirm(headers, codeOf(secret));
    expect(body.recovery_codes).toHaveLength(10);
    for (const code of body.recovery_codes) expect(code).toMatch(/^(?:[a-z2-7]{4}-){5}[a-z2-7]{4}$/);
    expect(new Set(body.recovery_codes).size).toBe(10);
    // A fast hash is enough from 112 bits on.
    expect(body.recovery_codes[0].replaceAll('-', '').length * Math.log2(32)).toBeGreaterThanOrEqual(112);
    expect((await state(elsewhere)).status).toBe(401);
    expect((await state(headers)).body).toMatchObject({ enabled: true, recovery_codes: 10 });
    expect(await listSentSubjects(app, user.email)).toEqual(['Two-step sign-in is on for your account']);
    const rows = await app.db.selectFrom('recovery_codes').selectAll().where('user_id', '=', user.id).execute();
    expect(JSON.stringify(rows)).not.toContain(body.recovery_codes[0].replaceAll('-', ''));
  });

  it('400 for anything but six digits, and 200 for Bangla digits', async () => {
    const { headers } = await app.signedIn();
    const { secret } = (await begin(headers)).body;
    const bangla = (code: string) => code.replace(/\d/g, (digit) => String.fromCodePoint(0x09e6 + Number(digit)));
    const right = codeOf(secret);
    const wrong = bangla(right === '123456' ? '654321' : '123456');
    for (const code of [wrong, 'abcdef', '১২৩৪৫৬৭', '😀😀😀', '1234567890', 'ｅ'.repeat(32)]) {
      expect(await confirm(headers, code), code).toMatchObject({ status: 400, body: { details: [{ field: 'code' }] } });
    }
    expect((await confirm(headers, bangla(right))).status).toBe(200);
    expect((await disable(headers, bangla(codeOf(secret, 1)))).status).toBe(204);
  });

  it('200 for the code of a clock that is one period off, 400 for two', async () => {
    // At the start of a period, so that none ends in between.
    app.clock.advance(PERIOD_MS - (app.clock.now().getTime() % PERIOD_MS));
    for (const [away, expected] of [
      [-2, 400],
      [2, 400],
      [-1, 200],
    ] as const) {
      const { headers } = await app.signedIn();
      const { secret } = (await begin(headers)).body;
      expect((await confirm(headers, codeOf(secret, away))).status).toBe(expected);
    }
  });

  it('204 turns it off with password and code, and notifies the user', async () => {
    const { user, headers, secret, used } = await enrolled();
    expect((await disable(headers, codeOf(secret, 1), 'wrong')).body.details).toMatchObject([{ field: 'password' }]);
    expect((await disable(headers, used)).body.details).toMatchObject([{ field: 'code' }]);
    expect((await disable(headers, codeOf(secret, 1))).status).toBe(204);
    expect((await state(headers)).body.enabled).toBe(false);
    expect(await listSentSubjects(app, user.email)).toEqual([
      'Two-step sign-in is on for your account',
      'Two-step sign-in is off for your account',
    ]);
  });

  it('200 creates new recovery codes with password and code, revokes the old ones and notifies the user', async () => {
    const { user, headers, secret, codes } = await enrolled();
    const renew = (code: string, password = PASSWORD) =>
      post('/second-factor/recovery-codes', { password, code }, headers);
    expect((await renew(codeOf(secret, 1), 'wrong')).status).toBe(400);
    const { status, body } = await renew(codeOf(secret, 1));
    expect([status, body.recovery_codes.length]).toEqual([200, 10]);
    expect((await renew(codes[0] ?? '')).status).toBe(400);
    expect((await state(headers)).body.recovery_codes).toBe(10);
    expect(await listSentSubjects(app, user.email)).toContain('You have new recovery codes');
  });

  it('400 for an invalid body, 401 without a session, 413 for a large body, 415 for other content types', async () => {
    const { headers } = await app.signedIn();
    expect((await state({ ...headers }).query({ page: 1 })).status).toBe(400);
    expect((await state()).status).toBe(401);
    for (const path of ['/enrolment', '/confirm', '/disable', '/recovery-codes']) {
      expect((await post(`/second-factor${path}`, {}, headers)).status).toBe(400);
      expect((await post(`/second-factor${path}`, { password: PASSWORD, code: '123456' })).status).toBe(401);
      expect((await post(`/second-factor${path}`, BIG, headers)).status).toBe(413);
      expect((await post(`/second-factor${path}`, {}, headers).type('text/plain').send('x')).status).toBe(415);
    }
  });

  it('409 when it is already on or off', async () => {
    const { headers, secret } = await enrolled();
    expect((await begin(headers)).status).toBe(409);
    expect((await confirm(headers, codeOf(secret, 1))).status).toBe(409);
    const other = await app.signedIn();
    expect((await confirm(other.headers, '123456')).status).toBe(409);
    expect((await disable(other.headers, '123456')).status).toBe(409);
    const proof = { password: PASSWORD, code: '123456' };
    expect((await post('/second-factor/recovery-codes', proof, other.headers)).status).toBe(409);
  });
});

describe('POST /api/auth/second-step', () => {
  const signIn = async (email: string, door = '/auth/login') => {
    const { status, body } = await post(door, { email, password: PASSWORD });
    expect(status).toBe(202);
    expect(Object.keys(body)).toEqual(['challenge', 'expires_at', 'methods']);
    return body.challenge as string;
  };
  const finish = (challenge: string, code: string) => post('/auth/second-step', { challenge, code });

  it('200 opens a session with a code, each of which works once', async () => {
    const { user, secret, used } = await enrolled();
    const challenge = await signIn(user.email);
    expect((await state({ authorization: `Bearer ${challenge}` })).status).toBe(401);
    expect((await finish(challenge, used)).status).toBe(400);
    const code = codeOf(secret, 1);
    const answers = await Promise.all([finish(challenge, code), finish(challenge, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const opened = answers.find(({ status }) => status === 200);
    expect(opened?.headers['set-cookie']?.[0]).toContain('device=');
    expect((await state({ authorization: `Bearer ${opened?.body.token}` })).status).toBe(200);
  });

  it('200 opens a session with a recovery code, however it is typed, and notifies the user', async () => {
    const { user, codes } = await enrolled();
    const [code = ''] = codes;
    const challenge = await signIn(user.email);
    const { body } = await finish(challenge, ` ${code.toUpperCase().replaceAll('-', ' ')} `);
    expect((await state({ authorization: `Bearer ${body.token}` })).body.recovery_codes).toBe(9);
    expect((await finish(challenge, code)).status).toBe(400);
    expect(await listSentSubjects(app, user.email)).toContain('A recovery code was used');
  });

  it('200 at the admin sign-in, also during maintenance', async () => {
    const { user, headers, secret } = await enrolled('super_admin');
    const close = (maintenance: boolean) => app.db.updateTable('site_settings').set({ maintenance }).execute();
    await close(true);
    app.deps.siteState.forget();
    const opened = await finish(await signIn(user.email, '/admin/login'), codeOf(secret, 1));
    await close(false);
    app.deps.siteState.forget();
    expect(opened.body.user).toMatchObject({ role: 'super_admin' });
    expect((await state(headers)).status).toBe(200);
  });

  it('410 for an admin challenge after a demotion to customer; a challenge of the customer sign-in still works', async () => {
    const { user, secret } = await enrolled('super_admin');
    const [admins, customers] = [await signIn(user.email, '/admin/login'), await signIn(user.email)];
    await app.db.updateTable('users').set({ role: 'customer' }).where('id', '=', user.id).execute();
    expect((await finish(admins, codeOf(secret, 1))).status).toBe(410);
    const opened = await finish(customers, codeOf(secret, 1));
    expect(opened).toMatchObject({ status: 200, body: { user: { role: 'customer' } } });
    const headers = { authorization: `Bearer ${opened.body.token}` };
    expect((await app.http.get('/api/admin/users').set(headers)).status).toBe(403);
  });

  it('400 for every code of an app whose secret was encrypted with another key; recovery codes still work', async () => {
    const { user, secret, codes } = await enrolled();
    const sealed = createEncryption('another-secret-of-at-least-32-bytes', 'second factor').encrypt(secret);
    await app.db
      .updateTable('second_factors')
      .set({ encrypted_secret: sealed })
      .where('user_id', '=', user.id)
      .execute();
    const challenge = await signIn(user.email);
    expect((await finish(challenge, codeOf(secret, 1))).status).toBe(400);
    expect((await finish(challenge, codes[0] ?? '')).status).toBe(200);
  });

  it('410 for a challenge that is expired, forged, or older than the password, the suspension or the removal of the app', async () => {
    const { user, headers, secret } = await enrolled();
    const challenge = await signIn(user.email);
    const code = codeOf(secret, 1);
    expect((await finish('invented', code)).status).toBe(410);
    expect((await finish(headers.authorization.slice('Bearer '.length), code)).status).toBe(410);
    const set = (change: { status?: 'active' | 'suspended'; password_hash?: string }) =>
      app.db.updateTable('users').set(change).where('id', '=', user.id).execute();
    await set({ status: 'suspended' });
    expect((await finish(challenge, code)).status).toBe(410);
    await set({ status: 'active', password_hash: 'another' });
    expect((await finish(challenge, code)).status).toBe(410);
    await set({ password_hash: user.password_hash });
    app.clock.advance(6 * 60_000);
    expect((await finish(challenge, codeOf(secret))).status).toBe(410);
    app.clock.reset();
    await disable(headers, code);
    expect((await finish(challenge, codeOf(secret, 1))).status).toBe(410);
  });

  it('400, 413 and 415 for invalid bodies', async () => {
    expect((await post('/auth/second-step', { challenge: 'x' })).status).toBe(400);
    expect((await post('/auth/second-step', BIG)).status).toBe(413);
    expect((await post('/auth/second-step', {}).type('text/plain').send('x')).status).toBe(415);
  });

  it('429 counts wrong codes per account across all sign-ins', async () => {
    const strict = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    try {
      const { user, headers } = await strict.signedIn('super_admin');
      const send = (path: string, body: object) => strict.http.post(`/api${path}`).set(headers).send(body);
      const { secret } = (await send('/second-factor/enrolment', { password: PASSWORD })).body;
      const totp = new TOTP({ secret: Secret.fromBase32(secret) });
      const now = strict.clock.now().getTime();
      await send('/second-factor/confirm', { code: totp.generate({ timestamp: now }) });
      const login = { email: user.email, password: PASSWORD };
      const right = totp.generate({ timestamp: now + PERIOD_MS });
      const wrong = right === '000000' ? '000001' : '000000';
      for (const door of ['/auth/login', '/admin/login', '/auth/login', '/admin/login']) {
        const { challenge } = (await send(door, login)).body;
        expect((await send('/auth/second-step', { challenge, code: wrong })).status).toBe(400);
      }
      expect((await send('/second-factor/disable', { password: PASSWORD, code: wrong })).status).toBe(400);
      const { challenge } = (await send('/auth/login', login)).body;
      const refused = await send('/auth/second-step', { challenge, code: right });
      expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    } finally {
      await strict.close();
    }
  });
});
