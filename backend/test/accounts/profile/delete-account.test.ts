import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseDue } from '../../../src/features/privacy/erase-users.service.ts';
import { listSentSubjects } from '../../support/sent-subjects.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../test-app.ts';
import { createEnrolledUser } from '../second-factor/enrolled-user.ts';

const DAY = 24 * 60 * 60 * 1000;

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
const ask = (headers: Headers, body: object = { password: PASSWORD }) =>
  app.http.post('/api/users/deletion').set(headers).send(body);
const login = (email: string) => app.http.post('/api/auth/login').send({ email, password: PASSWORD });
const exists = async ({ id }: { id: string }) =>
  (await app.db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
const erase = () => eraseDue(app.deps, app.clock.now());
/** Credits a user's wallet. */
const addFunds = (headers: Headers) =>
  app.http
    .post('/api/wallet/add-funds')
    .set({ ...headers, 'Idempotency-Key': crypto.randomUUID() })
    .send({ amount: 20 });

describe('POST /api/users/deletion', () => {
  it('200 erases the account after 30 days, and not a day earlier', async () => {
    const { user, headers } = await app.signedIn();
    const elsewhere = await app.signIn(user);
    const { status, body } = await ask(headers);
    expect(status).toBe(200);
    expect(Date.parse(body.due_at) - app.clock.now().getTime()).toBeGreaterThan(30 * DAY - 60_000);
    expect((await app.http.get('/api/auth/session').set(elsewhere)).status).toBe(401);
    expect(await listSentSubjects(app, user.email)).toEqual(['Your account will be deleted']);
    app.clock.advance(29 * DAY);
    await erase();
    expect(await exists(user)).toBe(true);
    app.clock.advance(DAY + 1);
    await erase();
    expect(await exists(user)).toBe(false);
    expect((await login(user.email)).status).toBe(401);
  });

  it('signing in within 30 days cancels the deletion and notifies the user', async () => {
    const { user, headers } = await app.signedIn();
    await ask(headers).expect(200);
    app.clock.advance(29 * DAY);
    await login(user.email).expect(200);
    expect(await listSentSubjects(app, user.email)).toContain('Account deletion cancelled');
    app.clock.advance(30 * DAY);
    await erase();
    expect(await exists(user)).toBe(true);
    app.clock.reset();
    const { body } = await app.http
      .get('/api/notifications')
      .set(await app.signIn(user))
      .expect(200);
    expect(JSON.stringify(body)).toContain('Account deletion cancelled');
  });

  it('keeps an account that has become an administrator since', async () => {
    const { user, headers } = await app.signedIn();
    await ask(headers).expect(200);
    await app.db.updateTable('users').set({ role: 'super_admin' }).where('id', '=', user.id).execute();
    app.clock.advance(31 * DAY);
    await erase();
    expect(await exists(user)).toBe(true);
  });

  it('400 without the password, with a wrong one, and without the code where one is required', async () => {
    const { headers } = await app.signedIn();
    expect((await ask(headers, {})).status).toBe(400);
    expect((await ask(headers, { password: 'wrong-one' })).body.details).toMatchObject([{ field: 'password' }]);
    const person = await createEnrolledUser(app);
    expect((await ask(person.headers)).body.details).toMatchObject([{ field: 'code' }]);
    const wrong = { password: PASSWORD, code: person.used };
    expect((await ask(person.headers, wrong)).body.details).toMatchObject([{ field: 'code' }]);
    await ask(person.headers, { password: PASSWORD, code: person.codes[0] }).expect(200);
  });

  it('409 while the wallet holds money or a withdrawal is pending', async () => {
    const { headers } = await app.signedIn();
    await addFunds(headers).expect(200);
    expect((await ask(headers)).body.message).toBe('Your wallet still holds money. Please withdraw it first.');
    const key = { ...headers, 'Idempotency-Key': crypto.randomUUID() };
    await app.http.post('/api/wallet/withdraw').set(key).send({ amount: 20 }).expect(200);
    expect((await ask(headers)).body.message).toBe(
      'A withdrawal is still in progress. Please wait until it is paid out.',
    );
  });

  it('409 for an administrator', async () => {
    const admin = await app.signedIn('super_admin');
    expect((await ask(admin.headers)).status).toBe(409);
  });
});
