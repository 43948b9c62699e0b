import { expect } from 'vitest';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

export const adminSubscribersScenarios: Scenario[] = [
  {
    name: 'newsletter subscribers are listed, exported and erased',
    async run(client) {
      const { token } = await demoAdmin(client);
      const customer = (await newCustomer(client)).token;
      const email = `reader-${crypto.randomUUID()}@example.com`;
      await client.call('subscribeToNewsletter', { body: { email } });
      const query = { search: email.toUpperCase() };
      const list = await client.call('adminListSubscribers', { token, query });
      expect(list.body).toMatchObject({ total: 1, items: [{ email, status: 'pending', confirmed_at: null }] });
      const file = await client.call('adminExportSubscribers', { token, query });
      const text = new TextDecoder().decode(file.body as unknown as ArrayBuffer);
      expect(text.split('\r\n')).toHaveLength(3);
      expect(text).toContain(`${email},pending,`);

      const params = { id: list.body.items[0]?.id ?? UNKNOWN_ID };
      for (const [who, status] of [
        [customer, 403],
        [undefined, 401],
      ] as const) {
        expect((await client.call('adminListSubscribers', { token: who })).status).toBe(status);
        expect((await client.call('adminExportSubscribers', { token: who })).status).toBe(status);
        expect((await client.call('adminDeleteSubscriber', { token: who, params })).status).toBe(status);
      }
      const unknown = { token, query: { surprise: 1 } };
      expect((await client.call('adminListSubscribers', unknown)).status).toBe(400);
      expect((await client.call('adminExportSubscribers', unknown)).status).toBe(400);
      expect((await client.call('adminDeleteSubscriber', { token, params })).status).toBe(204);
      expect((await client.call('adminDeleteSubscriber', { token, params })).status).toBe(404);
    },
  },
];
