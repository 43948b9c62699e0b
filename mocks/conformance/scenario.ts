import type { Scenario as ScenarioOf } from '../../packages/conformance/src/suite.ts';
import type { Client } from './client.ts';

export type Scenario = ScenarioOf<Client>;

const PASSWORD = 'river-stone-42';
let people = 0;

/** A new account, signed in. Emails differ per run, so that a suite can run twice against one server. */
export const newCustomer = async (client: Client) => {
  people += 1;
  const email = `conformance-${Date.now().toString(36)}-${people}@example.com`;
  const { body } = await client.call('register', {
    body: { name: `Person ${people}`, email, password: PASSWORD },
    expected: 201,
  });
  return { email, password: PASSWORD, token: body.token, user: body.user };
};

export const demoCustomer = async (client: Client) => {
  const { body } = await client.call('login', {
    body: { email: 'customer@example.com', password: 'customer-password' },
    expected: 200,
  });
  return body;
};

export const demoAdmin = async (client: Client) => {
  const { body } = await client.call('adminLogin', {
    body: { email: 'admin@example.com', password: 'admin-password' },
    expected: 200,
  });
  return body;
};

export const UNKNOWN_ID = '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59';

/** An administrator with limited rights, signed in. */
export const colleague = async (client: Client, token: string, rights: string[]) => {
  const { user, email, password } = await newCustomer(client);
  const body = { name: user.name, email, role: 'super_admin', status: 'active', rights, version: 1 };
  const updated = await client.call('adminUpdateUser', { token, params: { id: user.id }, body, expected: 200 });
  const inside = await client.call('adminLogin', { body: { email, password }, expected: 200 });
  return { token: inside.body.token, user: updated.body, session: inside.body.user, password };
};
