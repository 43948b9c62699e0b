import { expect } from 'vitest';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../scenario.ts';

export const adminScenarios: Scenario[] = [
  {
    name: 'only a super-admin signs in to the administration',
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
    name: 'users are listed and deleted by a super-admin, never by a customer',
    async run(client) {
      const admin = await demoAdmin(client);
      const victim = await newCustomer(client);
      const params = { id: victim.user.id };
      expect((await client.call('adminListUsers', { token: victim.token })).status).toBe(403);
      expect((await client.call('adminListUsers')).status).toBe(401);
      expect((await client.call('adminDeleteUser', { token: victim.token, params })).status).toBe(403);
      expect((await client.call('adminListUsers', { token: admin.token, query: { surprise: 1 } })).status).toBe(400);
      const users = await client.call('adminListUsers', { token: admin.token });
      expect(users.body.map(({ id }) => id)).toContain(victim.user.id);
      expect((await client.call('adminDeleteUser', { token: admin.token, params })).status).toBe(204);
      expect((await client.call('getSession', { token: victim.token })).status).toBe(401);
      expect((await client.call('login', { body: { email: victim.email, password: victim.password } })).status).toBe(
        401,
      );
      expect((await client.call('adminDeleteUser', { token: admin.token, params })).status).toBe(404);
      expect((await client.call('adminDeleteUser', { token: admin.token, params: { id: UNKNOWN_ID } })).status).toBe(
        404,
      );
      expect((await client.call('adminDeleteUser', { token: admin.token, params: { id: 'x' } })).status).toBe(400);
      expect((await client.call('adminDeleteUser', { params })).status).toBe(401);
      const self = await client.call('adminDeleteUser', { token: admin.token, params: { id: admin.user.id } });
      expect(self.status).toBe(409);
    },
  },
];
