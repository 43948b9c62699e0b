import { createHmac, createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test-app.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => app.clock.reset());
afterAll(() => app.close());

const session = (headers: Record<string, string>) => app.http.get('/api/auth/session').set(headers);

describe('GET /api/auth/session', () => {
  it('200 returns the user of the token', async () => {
    const { user, headers } = await app.signedIn();
    const response = await session(headers);
    expect(response.status).toBe(200);
    expect(response.body.user).toMatchObject({ id: user.id, email: user.email });
  });

  it('401 without a token, with WWW-Authenticate', async () => {
    const response = await session({});
    expect(response.status).toBe(401);
    expect(response.headers['www-authenticate']).toBe('Bearer realm="studio"');
    expect(response.body).toMatchObject({ code: 'unauthorized', message: 'Please sign in to continue' });
  });

  it('401 for every token that we did not issue for this purpose', async () => {
    const { user, headers } = await app.signedIn();
    const good = headers.authorization.slice('Bearer '.length);
    const claims = jwt.decode(good) as Record<string, unknown>;
    const { exp, ...endless } = claims;
    const sign = (payload: object, secret = app.secret, algorithm: jwt.Algorithm = 'HS256') =>
      jwt.sign(payload, createSecretKey(Buffer.from(secret)), { algorithm });
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const other = await app.signedIn();
    const tampered = encode({ ...claims, role: 'super_admin' });
    const unsigned = `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
    const rs256 = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`;
    const bad: Record<string, string> = {
      garbage: 'garbage',
      'no algorithm': unsigned,
      'another algorithm': sign(claims, app.secret, 'HS512'),
      'another secret': sign(claims, 'another-secret-of-at-least-32-bytes!'),
      'changed claims': good.replace(/\.[^.]+\./, `.${tampered}.`),
      'no signature': good.replace(/[^.]+$/, ''),
      'claimed public key': `${rs256}.${createHmac('sha256', app.secret).update(rs256).digest('base64url')}`,
      'another audience': sign({ ...claims, aud: 'someone-else' }),
      'another issuer': sign({ ...claims, iss: 'someone-else' }),
      'no end': sign(endless),
      'an end in the past': sign({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 }),
      'a beginning in the future': sign({ ...claims, iat: Math.floor(Date.now() / 1000) + 600 }),
      'a session id that is no id': sign({ ...claims, sid: 'x' }),
      'an unknown session': sign({ ...claims, sid: crypto.randomUUID() }),
      "another user's session": sign({ ...claims, sub: other.user.id }),
      'a critical header that we do not know': jwt.sign(claims, createSecretKey(Buffer.from(app.secret)), {
        algorithm: 'HS256',
        header: { alg: 'HS256', crit: ['x'], x: 1 } as jwt.JwtHeader,
      }),
      'a text as payload': jwt.sign('text', app.secret),
    };
    for (const [name, token] of Object.entries(bad)) {
      const response = await session({ authorization: `Bearer ${token}` });
      expect([name, response.status, response.body.message]).toEqual([name, 401, 'Please sign in to continue']);
      expect(response.headers['www-authenticate']).toContain('error="invalid_token"');
    }
    expect(exp).toBeTypeOf('number');
    expect((await session({ authorization: `bearer ${good}` })).status).toBe(200);
    expect((await app.http.get(`/api/auth/session?token=${good}`)).status).toBe(401);
    expect(user.id).not.toBe(other.user.id);
  });

  it('401 twelve hours after signing in, regardless of activity', async () => {
    const { headers } = await app.signedIn();
    for (let hour = 0; hour < 11; hour += 1) {
      app.clock.advance(HOUR);
      expect((await session(headers)).status).toBe(200);
    }
    app.clock.advance(HOUR + MINUTE);
    expect((await session(headers)).status).toBe(401);
  });

  it('401 after two hours of inactivity', async () => {
    const { headers } = await app.signedIn();
    app.clock.advance(2 * HOUR - MINUTE);
    expect((await session(headers)).status).toBe(200);
    app.clock.advance(2 * HOUR + MINUTE);
    expect((await session(headers)).status).toBe(401);
  });

  it('401 for a super-admin after half an hour of inactivity, and after eight hours', async () => {
    const { headers } = await app.signedIn('super_admin');
    app.clock.advance(31 * MINUTE);
    expect((await session(headers)).status).toBe(401);
    app.clock.reset();
    const busy = await app.signedIn('super_admin');
    for (let step = 0; step < 19; step += 1) {
      app.clock.advance(25 * MINUTE);
      expect((await session(busy.headers)).status).toBe(200);
    }
    app.clock.advance(6 * MINUTE);
    expect((await session(busy.headers)).status).toBe(401);
  });

  it('401 immediately for a suspended or deleted user', async () => {
    const suspended = await app.signedIn();
    await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', suspended.user.id).execute();
    expect((await session(suspended.headers)).status).toBe(401);
    const deleted = await app.signedIn();
    const admin = await app.signedIn('super_admin');
    expect((await app.http.delete(`/api/admin/users/${deleted.user.id}`).set(admin.headers)).status).toBe(204);
    expect((await session(deleted.headers)).status).toBe(401);
  });
});

describe('roles', () => {
  it('403 for a customer, and immediately for a demoted super-admin', async () => {
    const customer = await app.signedIn();
    const refused = await app.http.get('/api/admin/users').set(customer.headers);
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ code: 'forbidden', message: 'Unauthorized access' });
    const admin = await app.signedIn('super_admin');
    expect((await app.http.get('/api/admin/users').set(admin.headers)).status).toBe(200);
    await app.db.updateTable('users').set({ role: 'customer' }).where('id', '=', admin.user.id).execute();
    expect((await app.http.get('/api/admin/users').set(admin.headers)).status).toBe(403);
  });
});

describe('POST /api/auth/logout', () => {
  it('204 ends this session and no other', async () => {
    const { user, headers } = await app.signedIn();
    const second = await app.signIn(user);
    const response = await app.http.post('/api/auth/logout').set(headers);
    expect(response.status).toBe(204);
    expect(response.text).toBe('');
    expect((await session(headers)).status).toBe(401);
    expect((await session(second)).status).toBe(200);
  });

  it('401 the second time', async () => {
    const { headers } = await app.signedIn();
    await app.http.post('/api/auth/logout').set(headers);
    expect((await app.http.post('/api/auth/logout').set(headers)).status).toBe(401);
  });
});
