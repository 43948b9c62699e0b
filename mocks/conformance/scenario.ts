import type { Client } from './client.ts';

/** One scenario, told to a server through its calls; it asserts what both sides must answer. */
export type Scenario = { name: string; run: (client: Client) => Promise<void> };

/** Runs a scenario; a failure reports the preceding answer, since an assertion sees only the value. */
export const runScenario = async ({ run }: Scenario, client: Client): Promise<void> => {
  try {
    await run(client);
  } catch (error) {
    if (!(error instanceof Error) || /^\w+(?: \d{3})?: /.test(error.message)) throw error;
    error.message = `after ${client.last}: ${error.message}`;
    throw error;
  } finally {
    for (const remove of client.leftovers.splice(0).reverse()) await remove();
  }
};

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
