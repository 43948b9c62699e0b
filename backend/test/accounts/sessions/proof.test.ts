import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../../../contract/generated/operations.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../test-app.ts';
import { createEnrolledUser, generateCode } from '../second-factor/enrolled-user.ts';

const MINUTE = 60_000;
const NEEDED = { status: 403, body: { code: 'proof_needed', message: 'Please confirm that it is you' } };

let app: TestApp;
/** Outside production, with default settings. */
let demo: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1', FRESH_PROOF_EVERYWHERE: 'true' } });
  demo = await createTestApp();
});
afterEach(() => {
  app.clock.reset();
  demo.clock.reset();
});
afterAll(() => Promise.all([app.close(), demo.close()]));

type Headers = { authorization: string };
const prove = (headers: Headers, body: object) => app.http.post('/api/proof').set(headers).send(body);
const withdraw = (headers: Headers) => app.http.post('/api/wallet/withdraw').set(headers).send({ amount: 1 });

describe('a session older than ten minutes', () => {
  it('403 for a withdrawal with a stolen token, until the password is given', async () => {
    const { headers } = await app.signedIn();
    expect((await withdraw(headers)).status).not.toBe(403);
    app.clock.advance(10 * MINUTE);
    expect(await withdraw(headers)).toMatchObject(NEEDED);
    expect((await prove(headers, { password: 'guess' })).status).toBe(400);
    expect(await withdraw(headers)).toMatchObject(NEEDED);
    const { status, body } = await prove(headers, { password: PASSWORD });
    expect(status).toBe(200);
    expect(Date.parse(body.proven_until)).toBeGreaterThan(app.clock.now().getTime() + 9 * MINUTE);
    expect((await withdraw(headers)).status).not.toBe(403);
    app.clock.advance(10 * MINUTE);
    expect(await withdraw(headers)).toMatchObject(NEEDED);
  });

  it('403 for exactly the operations that the contract marks', async () => {
    const { headers } = await app.signedIn('super_admin');
    app.clock.advance(10 * MINUTE);
    const required = Object.values(operations).filter(({ freshProof }) =>
      /^(?:always|in-production)$/.test(freshProof),
    );
    expect(required.length).toBeGreaterThan(30);
    for (const { method, path } of required) {
      const address = `/api${path.replaceAll(/\{\w+\}/g, '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59')}`;
      expect(await app.http[method](address).set(headers).send({}), path).toMatchObject(NEEDED);
    }
    expect((await app.http.get('/api/admin/users').set(headers)).status).toBe(200);
  });

  it.each([
    ['adminUpdateSettings', 'settings, which hold the second factor of administrators'],
    ['adminDecidePayment', 'a transfer that is confirmed'],
    ['adminDeleteUser', 'a person who is deleted'],
    ['adminExportOrders', 'orders as a file'],
    ['adminExportSubscribers', 'subscribers as a file'],
    ['startDataExport', 'everything that is kept of a person'],
    ['createDataExportAddress', 'the way to that file'],
  ] as const)('%s needs fresh proof in production: %s', (operation, _what) => {
    expect(operations[operation].freshProof).toMatch(/^(?:always|in-production)$/);
  });

  it('403 for other sessions of the same user: proof applies to one session', async () => {
    const { user, headers } = await app.signedIn();
    const other = await app.signIn(user);
    app.clock.advance(10 * MINUTE);
    await prove(headers, { password: PASSWORD }).expect(200);
    expect(await withdraw(other)).toMatchObject(NEEDED);
  });

  it('403 for a missing right comes first', async () => {
    const { headers } = await app.signedIn('super_admin', ['content']);
    app.clock.advance(10 * MINUTE);
    const answer = await app.http.post('/api/admin/users').set(headers).send({});
    expect(answer).toMatchObject({ status: 403, body: { code: 'not_your_work' } });
  });
});

describe('outside production', () => {
  it('the calls of the specification still work after ten minutes', async () => {
    const [person, admin] = [await demo.signedIn(), await demo.signedIn('super_admin')];
    demo.clock.advance(11 * MINUTE);
    const { http } = demo;
    const withdrawn = await http.post('/api/wallet/withdraw').set(person.headers).send({ amount: 1 });
    expect(withdrawn).toMatchObject({ status: 409, body: { message: 'Insufficient funds' } });
    const change = {
      name: person.user.name,
      email: person.user.email,
      currentPassword: PASSWORD,
      newPassword: 'quiet-harbour-7',
      address: '',
    };
    expect((await http.put('/api/users/profile').set(person.headers).send(change)).status).toBe(200);
    const address = `/api/admin/users/${person.user.id}`;
    expect((await http.delete(address).set(admin.headers)).status).toBe(204);
    expect((await http.post(`${address}/restore`).set(admin.headers)).status).toBe(200);
    expect(await http.get('/api/admin/orders/export').set(admin.headers)).toMatchObject(NEEDED);
  });
});

describe('an account with an authenticator app', () => {
  it('400 for the password alone, which no longer signs in either', async () => {
    const { headers, secret } = await createEnrolledUser(app);
    app.clock.advance(10 * MINUTE);
    const { body } = await app.http.get('/api/proof').set(headers);
    expect(body.methods).toEqual(['code']);
    expect(await prove(headers, { password: PASSWORD })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'password', message: expect.stringContaining('authenticator app') }] },
    });
    expect(await withdraw(headers)).toMatchObject(NEEDED);
    expect((await prove(headers, { code: generateCode(app, secret) })).status).toBe(200);
    expect((await withdraw(headers)).status).not.toBe(403);
  });

  it('403 for a new password until the session is proven; the name can be changed', async () => {
    const { headers, user } = await createEnrolledUser(app);
    app.clock.advance(10 * MINUTE);
    const change = (body: object) => app.http.put('/api/users/profile').set(headers).send(body);
    const { name, email } = user;
    const passwords = { currentPassword: PASSWORD, newPassword: 'quiet-harbour-7' };
    expect(await change({ name, email, ...passwords })).toMatchObject(NEEDED);
    expect((await change({ name: 'Nadia', email })).status).toBe(200);
  });
});

describe('POST /api/proof', () => {
  it('200 with a code of the app, which works once', async () => {
    const { headers, secret } = await createEnrolledUser(app);
    const code = generateCode(app, secret, 1);
    expect((await prove(headers, { code })).status).toBe(200);
    expect(await prove(headers, { code })).toMatchObject({ status: 400, body: { details: [{ field: 'code' }] } });
  });

  it('400 for no proof or for two; 429 after repeated guesses', async () => {
    const { headers } = await app.signedIn();
    expect((await prove(headers, {})).status).toBe(400);
    expect((await prove(headers, { password: PASSWORD, code: '123456' })).status).toBe(400);
    for (let guess = 0; guess < 10; guess += 1) await prove(headers, { password: `guess ${guess}` }).expect(400);
    expect((await prove(headers, { password: PASSWORD })).status).toBe(429);
  });
});
