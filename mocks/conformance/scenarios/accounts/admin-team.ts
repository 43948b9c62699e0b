import { expect } from 'vitest';
import { colleague, demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

const invitation = (fields: object = {}) => ({
  name: 'Rafi Islam',
  email: `invited-${crypto.randomUUID()}@example.com`,
  rights: ['content'],
  ...fields,
});

const REFUSED = { status: 403, body: { code: 'not_your_work' }, message: 'You do not have access to this' };

export const adminTeamScenarios: Scenario[] = [
  {
    name: 'an administrator is invited, reminded and uninvited, by the owner only',
    async run(client) {
      const { token, user } = await demoAdmin(client);
      const customer = await newCustomer(client);
      const writer = await colleague(client, token, ['content']);
      const body = invitation();
      const updated = await client.call('adminInvite', { token, body, expected: 201 });
      expect(updated.body).toMatchObject({ ...body, invited_by: user.name });
      const { id } = updated.body;
      const again = await client.call('adminInvite', { token, body });
      expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } });
      const conflict = await client.call('adminInvite', { token, body: invitation({ email: customer.email }) });
      expect(conflict).toMatchObject({ status: 409, body: { code: 'email_taken' } });
      for (const rights of [[], ['everything']])
        expect((await client.call('adminInvite', { token, body: invitation({ rights }) })).status).toBe(400);
      const listed = await client.call('adminListInvitations', { token });
      expect(listed.body.items.map((one) => one.id)).toContain(id);

      const params = { id };
      expect(await client.call('adminResendInvitation', { token, params })).toMatchObject({
        status: 200,
        body: { id },
      });
      for (const [who, status] of [
        [undefined, 401],
        [customer.token, 403],
        [writer.token, 403],
      ] as const) {
        expect((await client.call('adminListInvitations', { token: who })).status).toBe(status);
        expect((await client.call('adminInvite', { token: who, body: invitation() })).status).toBe(status);
        expect((await client.call('adminResendInvitation', { token: who, params })).status).toBe(status);
        expect((await client.call('adminWithdrawInvitation', { token: who, params })).status).toBe(status);
      }
      expect((await client.call('adminWithdrawInvitation', { token, params })).status).toBe(204);
      for (const [wrong, status] of [
        [id, 404],
        [UNKNOWN_ID, 404],
        ['x', 404],
      ] as const) {
        const unknownEntry = { token, params: { id: wrong } };
        expect((await client.call('adminWithdrawInvitation', unknownEntry)).status).toBe(status);
        expect((await client.call('adminResendInvitation', unknownEntry)).status).toBe(status);
      }
    },
  },
  {
    name: 'an invitation is accepted only with the token from its email',
    async run(client) {
      const accept = (body: unknown, headers?: Record<string, string>) =>
        client.call('acceptInvitation', { body, ...(headers ? { headers } : {}) });
      const body = { token: 'never-sent', password: 'river-stone-42' };
      expect(await accept(body)).toMatchObject({
        status: 410,
        message: 'This invitation is no longer valid. Please ask for a new one.',
      });
      expect((await accept({ ...body, password: 'short' })).status).toBe(400);
      expect((await accept({ ...body, role: 'super_admin' })).status).toBe(400);
    },
  },
  {
    name: 'a right grants its own operations, and the overview shows its own sections',
    async run(client) {
      const { token } = await demoAdmin(client);
      const writer = await colleague(client, token, ['content']);
      expect(writer.session.rights).toEqual(['content']);
      expect((await client.call('adminListPosts', { token: writer.token })).status).toBe(200);
      for (const id of ['adminListOrders', 'adminListUsers', 'adminListPayments', 'adminGetSettings'] as const)
        expect(await client.call(id, { token: writer.token })).toMatchObject(REFUSED);
      const { body } = await client.call('adminGetOverview', { token: writer.token, expected: 200 });
      const { revenue, orders, users, growth, latestOrders, newMessages, guide, waitingComments, lowLicenceKeys } =
        body;
      const others = [revenue, orders, users, growth, latestOrders, newMessages, guide, lowLicenceKeys];
      expect(others).toEqual(others.map(() => null));
      expect(waitingComments?.total).toBeGreaterThanOrEqual(0);
    },
  },
  {
    name: 'new rights apply from the next request and end no session',
    async run(client) {
      const { token } = await demoAdmin(client);
      const person = await colleague(client, token, ['content']);
      const { name, email, role, status, version } = person.user;
      const change = { name, email, role, status, version, rights: [] };
      const params = { id: person.user.id };
      expect((await client.call('adminUpdateUser', { token, params, body: change })).status).toBe(400);
      const body = { ...change, rights: ['accounting', 'support', 'support'] };
      const changed = await client.call('adminUpdateUser', { token, params, body, expected: 200 });
      expect(changed.body.rights).toEqual(['support', 'accounting']);
      expect(await client.call('adminListPosts', { token: person.token })).toMatchObject(REFUSED);
      expect((await client.call('adminListOrders', { token: person.token })).status).toBe(200);
      const session = await client.call('getSession', { token: person.token });
      expect(session).toMatchObject({ status: 200, body: { user: { rights: ['support', 'accounting'] } } });
      const unchanged = { name, email, role, status, version: changed.body.version };
      const same = await client.call('adminUpdateUser', { token, params, body: { ...unchanged, name: 'Another' } });
      expect(same.body.rights).toEqual(['support', 'accounting']);
      const customer = await client.call('adminUpdateUser', {
        token,
        params,
        body: { ...unchanged, role: 'customer', version: unchanged.version + 1 },
        expected: 200,
      });
      expect(customer.body.rights).toEqual([]);
    },
  },
  {
    name: 'support manages customers, but not administrators, emails or money',
    async run(client) {
      const owner = await demoAdmin(client);
      const { token } = await colleague(client, owner.token, ['support']);
      const customer = await newCustomer(client);
      const params = { id: customer.user.id };
      const { name, email, role, status } = customer.user;
      const body = { name, email, role, status, version: 1 };
      const update = (fields: object) =>
        client.call('adminUpdateUser', { token, params, body: { ...body, ...fields } });
      expect(await update({ role: 'super_admin' })).toMatchObject(REFUSED);
      expect(await update({ email: `other-${email}` })).toMatchObject(REFUSED);
      expect((await update({ name: 'Renamed' })).status).toBe(200);
      const admin = { name: 'X', email: `x-${email}`, role: 'super_admin', status: 'active' };
      expect(await client.call('adminCreateUser', { token, body: admin })).toMatchObject(REFUSED);
      const own = { token, params: { id: owner.user.id } };
      expect(await client.call('adminUpdateUser', { ...own, body })).toMatchObject(REFUSED);
      expect(await client.call('adminResetSecondFactor', own)).toMatchObject(REFUSED);
      expect(await client.call('adminGetUserWallet', { token, params })).toMatchObject(REFUSED);
      const orders = await client.call('adminListOrders', { token, query: { status: 'completed', limit: 1 } });
      const [order] = orders.body.items;
      const refund = { from: 'completed', status: 'refunded' };
      const wrong = { token, params: { id: order?.id ?? '' }, body: refund };
      expect(await client.call('adminSetOrderStatus', wrong)).toMatchObject(REFUSED);
    },
  },
  {
    name: 'administrators cannot change their own rights',
    async run(client) {
      const { token, user } = await demoAdmin(client);
      const { body } = await client.call('adminListUsers', { token, query: { search: user.email } });
      const [own] = body;
      const { name = '', email = '', version = 1 } = own ?? {};
      const change = { name, email, role: 'super_admin', status: 'active', version, rights: ['content'] };
      const refused = await client.call('adminUpdateUser', { token, params: { id: user.id }, body: change });
      expect(refused).toMatchObject({ status: 409, message: 'You cannot remove your own admin rights' });
    },
  },
  {
    name: 'the activity log names the right that was used',
    async run(client) {
      const { token, user } = await demoAdmin(client);
      const support = await colleague(client, token, ['accounting', 'support']);
      const name = `Tracked ${crypto.randomUUID().slice(0, 8)}`;
      const customer = { name, email: `${crypto.randomUUID()}@example.com`, role: 'customer', status: 'suspended' };
      await client.call('adminCreateUser', { token: support.token, body: customer, expected: 201 });
      const { body } = await client.call('adminListActivity', { token, query: { search: name } });
      expect(body.items).toMatchObject([{ action: 'user.create', right: 'support' }]);
      const updated = await client.call('adminListActivity', {
        token,
        query: { person: user.id, kind: 'user', limit: 1 },
      });
      expect(updated.body.items[0]).toMatchObject({ right: 'all' });
    },
  },
];
