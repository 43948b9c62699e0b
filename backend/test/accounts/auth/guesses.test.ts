import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { isCommonPassword } from '../../../src/lib/common-passwords.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' } });
});
beforeEach(() => {
  app.mail.sent.length = 0;
});
afterAll(() => app.close());

const SUBJECT = 'Failed sign-ins to your account';
let network = 0;
const attempt = (email: string, password: string) => {
  network += 1;
  return app.http.post('/api/auth/login').set('x-forwarded-for', `203.0.113.${network}`).send({ email, password });
};
const guess = async (email: string, times: number) => {
  for (let time = 0; time < times; time += 1) await attempt(email, 'not-the-password').expect(401);
  await app.background.idle();
};
const notifiedAddresses = () => app.mail.sent.filter(({ subject }) => subject === SUBJECT).map(({ to }) => to.address);

it('the account owner is notified of the fifth wrong password within an hour, once a day', async () => {
  const { user, headers } = await app.signedIn();
  await guess(user.email, 4);
  expect(notifiedAddresses()).toEqual([]);
  await guess(user.email, 6);
  expect(notifiedAddresses()).toEqual([user.email]);
  const { body } = await app.http.get('/api/notifications').set(headers);
  expect(body.items[0]).toMatchObject({ kind: 'account', title: 'Failed sign-ins to your account' });
});

it('the right password resets the count', async () => {
  const user = await app.createUser();
  await guess(user.email, 4);
  await attempt(user.email, PASSWORD).expect(200);
  await guess(user.email, 4);
  expect(notifiedAddresses()).toEqual([]);
});

it('an email without an account is counted in the same way, and no email is sent', async () => {
  await guess('nobody@example.com', 6);
  expect(notifiedAddresses()).toEqual([]);
});

it('400 for a new password from the lists of stolen ones, regardless of case', async () => {
  for (const password of ['Jennifer1', 'secret1', 'trustno1', 'blink182']) {
    const person = { name: 'Rina Das', email: `${password.replace(/\W/g, '')}@example.org`, password };
    const { body } = await app.http.post('/api/auth/register').send(person).expect(400);
    expect(body.details[0].field).toBe('password');
  }
  for (const password of ['river-stone-42', 'customer-password', 'admin-password', 'correct horse'])
    expect(isCommonPassword(password), password).toBe(false);
});
