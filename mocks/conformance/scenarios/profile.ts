import { expect } from 'vitest';
import { newCustomer, type Scenario } from '../scenario.ts';

/** A red pixel. */
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);

const upload = (bytes: Uint8Array, name: string, type: string) => {
  const form = new FormData();
  form.set('avatar', new File([new Uint8Array(bytes)], name, { type }));
  return form;
};

export const profileScenarios: Scenario[] = [
  {
    name: 'the profile is saved, another person’s address is refused',
    async run(client) {
      const person = await newCustomer(client);
      const other = await newCustomer(client);
      const input = { name: 'Nadia', email: person.email, address: 'House 12, Rajshahi' };
      const saved = await client.call('updateProfile', { token: person.token, body: input });
      expect(saved).toMatchObject({ status: 200, body: { user: { name: 'Nadia', address: 'House 12, Rajshahi' } } });
      const taken = { ...input, email: other.email };
      const alone = await client.call('updateProfile', { token: person.token, body: taken });
      expect(alone).toMatchObject({ status: 400, message: 'Please enter your current password' });
      const body = { ...taken, currentPassword: person.password };
      expect((await client.call('updateProfile', { token: person.token, body })).status).toBe(409);
      expect((await client.call('updateProfile', { token: person.token, body: { ...input, name: '' } })).status).toBe(
        400,
      );
      expect(
        (await client.call('updateProfile', { token: person.token, body: { ...input, is_admin: true } })).status,
      ).toBe(400);
    },
  },
  {
    name: 'a former address is kept for its owner and does not sign in',
    async run(client) {
      const person = await newCustomer(client);
      const email = `moved.${person.email}`;
      const body = { name: 'Nadia', email, currentPassword: person.password };
      expect((await client.call('updateProfile', { token: person.token, body })).status).toBe(200);
      const { password } = person;
      expect((await client.call('login', { body: { email, password } })).status).toBe(200);
      expect((await client.call('login', { body: { email: person.email, password } })).status).toBe(401);
      const taken = await client.call('register', { body: { name: 'Rafi', email: person.email, password } });
      expect(taken).toMatchObject({ status: 409, message: 'An account with this email already exists' });
      const back = { name: 'Nadia', email: person.email, currentPassword: password };
      expect((await client.call('updateProfile', { token: person.token, body: back })).status).toBe(200);
    },
  },
  {
    name: 'a new password needs the current one and ends the other sessions',
    async run(client) {
      const person = await newCustomer(client);
      const second = await client.call('login', { body: { email: person.email, password: person.password } });
      const input = { name: 'Nadia', email: person.email, newPassword: 'river-stone-43' };
      const wrong = await client.call('updateProfile', {
        token: person.token,
        body: { ...input, currentPassword: 'wrong-one' },
      });
      expect(wrong.status).toBe(400);
      const changed = await client.call('updateProfile', {
        token: person.token,
        body: { ...input, currentPassword: person.password },
      });
      expect(changed.status).toBe(200);
      expect((await client.call('getSession', { token: person.token })).status).toBe(200);
      expect((await client.call('getSession', { token: second.body.token })).status).toBe(401);
      expect((await client.call('login', { body: { email: person.email, password: person.password } })).status).toBe(
        401,
      );
      expect((await client.call('login', { body: { email: person.email, password: 'river-stone-43' } })).status).toBe(
        200,
      );
    },
  },
  {
    name: 'a profile picture is a picture',
    async run(client) {
      const { token } = await newCustomer(client);
      const saved = await client.call('uploadAvatar', { token, body: upload(PNG, 'me.png', 'image/png') });
      expect(saved.status).toBe(200);
      expect((await client.call('getSession', { token })).body.user.avatar).toBe(saved.body.avatarUrl);
      const drawing = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
      expect((await client.call('uploadAvatar', { token, body: upload(drawing, 'me.png', 'image/png') })).status).toBe(
        415,
      );
      const large = new Uint8Array(5 * 1024 * 1024 + 1);
      large.set(PNG);
      expect((await client.call('uploadAvatar', { token, body: upload(large, 'me.png', 'image/png') })).status).toBe(
        413,
      );
      const empty = new FormData();
      empty.set('avatar', 'no file');
      expect((await client.call('uploadAvatar', { token, body: empty })).status).toBe(400);
    },
  },
];
