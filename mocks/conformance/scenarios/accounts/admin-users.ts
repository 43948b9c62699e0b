import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

const PASSWORD = 'river-stone-42';

/** The list returns 500 at most; a search finds older users. */
const listed = async (client: Client, token: string, id: string, search?: string) =>
  (await client.call('adminListUsers', { token, query: search ? { search } : {} })).body.find((user) => user.id === id);

const input = (fields: object = {}) => ({
  name: 'Lamia Sultana',
  email: `added-${crypto.randomUUID()}@example.com`,
  role: 'customer',
  status: 'active',
  ...fields,
});

export const adminUsersScenarios: Scenario[] = [
  {
    name: 'users are listed and deleted by a super-admin, never by a customer',
    async run(client) {
      const admin = await demoAdmin(client);
      const victim = await newCustomer(client);
      const params = { id: victim.user.id };
      const users = await client.call('adminListUsers', { token: admin.token });
      const ids = users.body.map(({ id }) => id);
      expect(ids).toContain(victim.user.id);
      expect(ids, 'the list is whole: the first account is in it').toContain(admin.user.id);
      expect((await client.call('adminDeleteUser', { token: admin.token, params })).status).toBe(204);
      expect((await client.call('getSession', { token: victim.token })).status).toBe(401);
      expect((await client.call('login', { body: { email: victim.email, password: victim.password } })).status).toBe(
        401,
      );
      expect((await client.call('adminDeleteUser', { token: admin.token, params })).status).toBe(404);
      expect((await client.call('adminDeleteUser', { token: admin.token, params: { id: UNKNOWN_ID } })).status).toBe(
        404,
      );
      const self = await client.call('adminDeleteUser', { token: admin.token, params: { id: admin.user.id } });
      expect(self.status).toBe(409);
    },
  },
  {
    name: 'users are searched, filtered, sorted and paginated, and a header says that there are more',
    async run(client) {
      const { token } = await demoAdmin(client);
      const word = crypto.randomUUID().slice(0, 8);
      for (const name of ['Chitra', 'anis', 'Bela'])
        await client.call('adminCreateUser', { token, body: input({ name: `${name} ${word}`, status: 'suspended' }) });
      const list = async (query: object) => {
        const { status, headers, body } = await client.call('adminListUsers', {
          token,
          query: { search: word, ...query },
        });
        expect(status).toBe(200);
        return { total: headers.get('x-total-count'), next: headers.get('link'), names: body.map(({ name }) => name) };
      };
      const name = (first: string) => `${first} ${word}`;
      const next = `</api/admin/users?search=${word}&sort=name&page=2&limit=2>; rel="next"`;
      const first = await list({ sort: 'name', limit: 2 });
      expect(first).toMatchObject({ total: '3', names: [name('anis'), name('Bela')] });
      expect(first.next).toBe(next);
      expect(await list({ sort: '-name', limit: 2, page: 2 })).toEqual({
        total: '3',
        next: null,
        names: [name('anis')],
      });
      expect((await list({ status: 'active' })).total).toBe('0');
      expect((await list({ role: 'customer', search: word.toUpperCase() })).total).toBe('3');
    },
  },
  {
    name: 'a super-admin adds a user, whose email is then taken',
    async run(client) {
      const { token } = await demoAdmin(client);
      const body = input();
      const added = await client.call('adminCreateUser', { token, body });
      expect(added).toMatchObject({ status: 201, body: { name: body.name, email: body.email, is_admin: false } });
      expect(await listed(client, token, added.body.id)).toEqual(added.body);
      const again = await client.call('adminCreateUser', { token, body });
      expect(again).toMatchObject({ status: 409, body: { code: 'email_taken' } });
      expect((await client.call('adminCreateUser', { token, body: input({ role: 'owner' }) })).status).toBe(400);
    },
  },
  {
    name: 'a suspended user is signed out immediately; stale changes and changes to oneself are rejected',
    async run(client) {
      const admin = await demoAdmin(client);
      const { token } = admin;
      const customer = await newCustomer(client);
      const params = { id: customer.user.id };
      const { name, email, role, status } = customer.user;
      const body = { name, email, role, status, version: 1 };
      const suspended = await client.call('adminUpdateUser', { token, params, body: { ...body, status: 'suspended' } });
      expect(suspended).toMatchObject({ status: 200, body: { status: 'suspended', version: 2 } });
      expect((await client.call('getSession', { token: customer.token })).status).toBe(401);
      const login = { email, password: PASSWORD };
      expect((await client.call('login', { body: login })).status).toBe(403);
      const stale = await client.call('adminUpdateUser', { token, params, body });
      expect(stale).toMatchObject({
        status: 409,
        message: 'This has been changed since you opened it. Reload to see the latest version.',
      });
      expect((await client.call('adminUpdateUser', { token, params, body: { ...body, version: 2 } })).status).toBe(200);
      expect((await client.call('login', { body: login })).status).toBe(200);
      const self = await listed(client, token, admin.user.id, admin.user.email);
      const own = { name: self?.name, email: self?.email, role: 'customer', status: 'active', version: self?.version };
      const ownParams = { id: admin.user.id };
      expect(await client.call('adminUpdateUser', { token, params: ownParams, body: own })).toMatchObject({
        status: 409,
        message: 'You cannot remove your own admin rights',
      });
      expect((await client.call('adminUpdateUser', { token, params, body: { ...body, name: '' } })).status).toBe(400);
      const unknown = { id: UNKNOWN_ID };
      expect((await client.call('adminUpdateUser', { token, params: unknown, body })).status).toBe(404);
    },
  },
  {
    name: 'a deletion can be undone; until then the email stays taken',
    async run(client) {
      const { token } = await demoAdmin(client);
      const customer = await newCustomer(client);
      const params = { id: customer.user.id };
      const account = { email: customer.email, password: PASSWORD };
      expect((await client.call('adminDeleteUser', { token, params })).status).toBe(204);
      expect(await listed(client, token, params.id)).toBeUndefined();
      expect((await client.call('register', { body: { name: 'Again', ...account } })).status).toBe(409);
      const restored = await client.call('adminRestoreUser', { token, params });
      expect(restored).toMatchObject({ status: 200, body: { email: customer.email } });
      expect((await client.call('getSession', { token: customer.token })).status).toBe(401);
      const login = await client.call('login', { body: account });
      expect(login.status).toBe(200);
      expect((await client.call('adminRestoreUser', { token, params: { id: UNKNOWN_ID } })).status).toBe(404);
    },
  },
  {
    name: 'a balance is adjusted with a reason, once per key and never below zero',
    async run(client) {
      const { token } = await demoAdmin(client);
      const customer = await newCustomer(client);
      const params = { id: customer.user.id };
      const gift = { amount: 12.5, reason: 'Welcome gift' };
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const first = await client.call('adminAdjustUserWallet', { token, params, headers, body: gift });
      expect(first).toMatchObject({ status: 200, body: { balance: 12.5 } });
      const second = await client.call('adminAdjustUserWallet', { token, params, headers, body: gift });
      expect(second).toMatchObject({ status: 200, body: { balance: 12.5 } });
      expect(second.headers.get('idempotent-replayed')).toBe('true');
      const wallet = await client.call('adminGetUserWallet', { token, params });
      expect(wallet).toMatchObject({
        status: 200,
        body: { balance: 12.5, items: [{ type: 'adjustment', amount: 12.5, reference: 'Welcome gift' }] },
      });
      const much = { amount: -12.51, reason: 'Too much' };
      expect(await client.call('adminAdjustUserWallet', { token, params, body: much })).toMatchObject({
        status: 409,
        message: 'Insufficient funds',
      });
      for (const amount of [10_000.01, -10_000_000.01])
        expect(await client.call('adminAdjustUserWallet', { token, params, body: { ...gift, amount } })).toMatchObject({
          status: 400,
          message: 'At most $10,000.00',
        });
      const zero = { amount: 0, reason: 'Nothing' };
      expect((await client.call('adminAdjustUserWallet', { token, params, body: zero })).status).toBe(400);
      const unknown = { token, params: { id: UNKNOWN_ID } };
      expect((await client.call('adminAdjustUserWallet', { ...unknown, body: gift })).status).toBe(404);
      expect((await client.call('adminGetUserWallet', unknown)).status).toBe(404);
    },
  },
];
