import { expect } from 'vitest';
import { PNG } from '../../pictures.ts';
import { demoCustomer, newCustomer, type Scenario } from '../../scenario.ts';

const GIF = 'R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=';

const upload = (bytes: Uint8Array, name: string, type: string) => {
  const form = new FormData();
  form.set('avatar', new File([new Uint8Array(bytes)], name, { type }));
  return form;
};

export const profileScenarios: Scenario[] = [
  {
    name: 'the profile is saved, another user’s email is rejected',
    async run(client) {
      const person = await newCustomer(client);
      const other = await newCustomer(client);
      const input = { name: 'Nadia', email: person.email, address: 'House 12, Rajshahi' };
      const saved = await client.call('updateProfile', { token: person.token, body: input });
      expect(saved).toMatchObject({ status: 200, body: { user: { name: 'Nadia', address: 'House 12, Rajshahi' } } });
      const body = { ...input, email: other.email };
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
    name: 'the language is stored with the account',
    async run(client) {
      const { token } = await newCustomer(client);
      const language = async () => (await client.call('getSession', { token })).body;
      expect(await language()).toMatchObject({ user: { language: null } });
      expect((await client.call('setLanguage', { token, body: { language: 'bn' } })).status).toBe(204);
      expect(await language()).toMatchObject({ user: { language: 'bn' } });
      expect((await client.call('setLanguage', { token, body: { language: 'fr' } as never })).status).toBe(400);
      expect((await client.call('setLanguage', { body: { language: 'bn' } })).status).toBe(401);
      const account = {
        name: 'Nadia',
        email: `bangla.${Date.now()}@example.com`,
        password: 'river-and-boat-7',
        language: 'bn',
      };
      expect(await client.call('register', { body: account })).toMatchObject({ body: { user: { language: 'bn' } } });
    },
  },
  {
    name: 'in the demo a new email applies immediately, and its link only confirms it',
    async run(client) {
      const { email, password, token } = await newCustomer(client);
      const ownEmail = { email, confirmed: false, pending: null };
      expect(await client.call('getOwnEmail', { token })).toMatchObject({ status: 200, body: ownEmail });
      const newEmail = `moved.${email}`;
      const wrong = { name: 'Nadia', email: newEmail, currentPassword: 'wrong-one' };
      expect(await client.call('updateProfile', { token, body: wrong })).toMatchObject({
        status: 400,
        message: 'Your current password is not correct',
      });
      const saved = await client.call('updateProfile', { token, body: { name: 'Nadia', email: newEmail } });
      expect(saved).toMatchObject({ status: 200, body: { user: { email: newEmail } } });
      expect((await client.call('getOwnEmail', { token })).body).toEqual({ ...ownEmail, email: newEmail });
      expect((await client.call('login', { body: { email: newEmail, password } })).status).toBe(200);
      expect((await client.call('login', { body: { email, password } })).status).toBe(401);
      expect((await client.call('sendEmailLink', { token })).body).toEqual({ ...ownEmail, email: newEmail });
      expect((await client.call('cancelEmailChange', { token })).status).toBe(204);
      const newcomer = { name: 'Rafi', email, password };
      expect(await client.call('register', { body: newcomer })).toMatchObject({
        status: 409,
        body: { code: 'email_taken' },
      });
      const { token: known } = await demoCustomer(client);
      expect(await client.call('sendEmailLink', { token: known })).toMatchObject({
        status: 409,
        message: 'Your email address is already confirmed.',
      });
      const invented = await client.call('confirmEmail', { body: { token: 'invented' } });
      expect(invented).toMatchObject({ status: 410, message: 'This link has expired. Please ask for a new one.' });
      expect((await client.call('confirmEmail', { body: { token: '' } })).status).toBe(400);
    },
  },
  {
    name: 'an account is deleted with its password, once its wallet is empty, and kept by signing in',
    async run(client) {
      const { email, password, token } = await newCustomer(client);
      const wrong = await client.call('requestAccountDeletion', { token, body: { password: 'wrong-one' } });
      expect(wrong).toMatchObject({ status: 400, body: { details: [{ field: 'password' }] } });
      expect((await client.call('requestAccountDeletion', { token })).status).toBe(400);
      expect((await client.call('requestAccountDeletion', { token, body: {} })).status).toBe(400);
      const planned = await client.call('requestAccountDeletion', { token, body: { password }, expected: 200 });
      expect(Date.parse(planned.body.due_at)).toBeGreaterThan(Date.now() + 29 * 86_400_000);
      expect((await client.call('login', { body: { email, password } })).status).toBe(200);
      const rich = await demoCustomer(client);
      const owned = { token: rich.token, body: { password: 'customer-password' } };
      expect(await client.call('requestAccountDeletion', owned)).toMatchObject({
        status: 409,
        message: 'Your wallet still holds money. Please withdraw it first.',
      });
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
    name: 'an avatar must be a picture',
    async run(client) {
      const { token } = await newCustomer(client);
      const saved = await client.call('uploadAvatar', { token, body: upload(PNG, 'me.png', 'image/png') });
      expect(saved.status).toBe(200);
      expect((await client.call('getSession', { token })).body.user.avatar).toBe(saved.body.avatarUrl);
      const drawing = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
      const gif = Uint8Array.from(atob(GIF), (character) => character.charCodeAt(0));
      expect((await client.call('uploadAvatar', { token, body: upload(gif, 'me.gif', 'image/gif') })).status).toBe(200);
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
