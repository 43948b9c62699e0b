import { expect } from 'vitest';
import { demoAdmin, newCustomer, type Scenario } from '../../scenario.ts';

const PERSON = { name: 'Somebody', password: 'river-stone-42' };

export const authScenarios: Scenario[] = [
  {
    name: 'registration signs in, and rejects a second account and invalid input',
    async run(client) {
      const person = await newCustomer(client);
      expect(person.user).toMatchObject({
        email: person.email,
        role: 'customer',
        is_admin: false,
        isAdmin: false,
        status: 'active',
      });
      const again = await client.call('register', { body: { ...PERSON, email: person.email.toUpperCase() } });
      expect(again).toMatchObject({ status: 409, message: 'An account with this email already exists' });
      const noAt = await client.call('register', { body: { ...PERSON, email: 'nobody' } });
      expect(noAt).toMatchObject({ status: 400, message: 'Please enter a valid email address' });
      const short = await client.call('register', {
        body: { ...PERSON, email: 'short@example.com', password: '12345' },
      });
      expect(short).toMatchObject({ status: 400, message: 'Password must be at least 6 characters long' });
      const extra = await client.call('register', {
        body: { ...PERSON, email: 'extra@example.com', role: 'super_admin' },
      });
      expect(extra.status).toBe(400);
    },
  },
  {
    name: 'a session is valid until logout and only for its token',
    async run(client) {
      const person = await newCustomer(client);
      const signedIn = await client.call('login', {
        body: { email: ` ${person.email}`.trim(), password: person.password },
      });
      expect(signedIn.status).toBe(200);
      const session = await client.call('getSession', { token: signedIn.body.token });
      expect(session.body.user.id).toBe(person.user.id);
      expect((await client.call('logout', { token: signedIn.body.token })).status).toBe(204);
      expect((await client.call('getSession', { token: signedIn.body.token })).status).toBe(401);
      expect((await client.call('getSession', { token: person.token })).status).toBe(200);
      expect((await client.call('logout', { token: 'no-such-token' })).message).toBe('Please sign in to continue');
    },
  },
  {
    name: 'a failed login does not reveal which part was wrong',
    async run(client) {
      const person = await newCustomer(client);
      const wrong = await client.call('login', { body: { email: person.email, password: 'not-the-password' } });
      const unknown = await client.call('login', {
        body: { email: 'nobody@example.com', password: 'not-the-password' },
      });
      expect(wrong).toMatchObject({ status: 401, message: 'Invalid email or password' });
      expect(unknown).toMatchObject({ status: 401, message: wrong.message });
      expect((await client.call('login', { body: { email: person.email } })).status).toBe(400);
    },
  },
  {
    name: 'a password reset answers everyone alike and needs a valid token',
    async run(client) {
      const person = await newCustomer(client);
      const knownEmail = await client.call('requestPasswordReset', { body: { email: person.email } });
      const unknown = await client.call('requestPasswordReset', { body: { email: 'nobody@example.com' } });
      expect(knownEmail).toMatchObject({ status: 200, message: 'Check your inbox for further instructions' });
      expect(unknown).toMatchObject({ status: 200, message: knownEmail.message });
      expect((await client.call('requestPasswordReset', { body: { email: '' } })).status).toBe(400);
      const invented = await client.call('confirmPasswordReset', {
        body: { token: 'invented', password: 'river-stone-43' },
      });
      expect(invented).toMatchObject({ status: 410, message: 'This link has expired. Please ask for a new one.' });
      const short = await client.call('confirmPasswordReset', { body: { token: 'invented', password: '12345' } });
      expect(short).toMatchObject({ status: 400, message: 'Password must be at least 6 characters long' });
    },
  },
  {
    name: 'only a super-admin signs in to the admin area',
    async run(client) {
      const admin = await demoAdmin(client);
      expect(admin.user).toMatchObject({ role: 'super_admin', isAdmin: true, is_admin: true });
      const customer = await newCustomer(client);
      const { email, password } = customer;
      expect(await client.call('adminLogin', { body: { email, password } })).toMatchObject({
        status: 403,
        message: 'Unauthorized access',
      });
      const wrong = await client.call('adminLogin', { body: { email: 'admin@example.com', password: 'wrong-one' } });
      expect(wrong).toMatchObject({ status: 401, message: 'Invalid credentials' });
      expect((await client.call('adminLogin', { body: { email: 'admin@example.com' } })).status).toBe(400);
    },
  },
  {
    name: 'in the demo a common password is only weak, not rejected',
    async run(client) {
      for (const password of ['password123', 'secret1', 'abc123', 'Trustno1', 'rinadas']) {
        const person = { name: 'Rina Das', email: `rina.${crypto.randomUUID()}@example.com`, password };
        expect((await client.call('register', { body: person })).status, password).toBe(201);
      }
    },
  },
];
