import { expect } from 'vitest';
import { demoAdmin, newCustomer, type Scenario } from '../scenario.ts';

const HOME = { type: 'home', street: '12 Lake Road', city: 'Dhaka', country: 'Bangladesh' };

export const idempotencyScenarios: Scenario[] = [
  {
    name: 'a repeated call with its key makes one thing, and the key belongs to one request',
    async run(client) {
      const { token } = await newCustomer(client);
      const save = (key: string, body: object, caller = token) =>
        client.call('createAddress', { token: caller, body, headers: { 'idempotency-key': key } });
      const first = await save('one', HOME);
      const again = await save('one', HOME);
      expect(again.body).toEqual(first.body);
      expect([first, again].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true']);
      const other = await save('one', { ...HOME, city: 'Sylhet' });
      expect(other).toMatchObject({ status: 409, body: { code: 'key_reused' } });
      expect((await save('refused', { ...HOME, city: '' })).status).toBe(400);
      expect((await save('refused', HOME)).status).toBe(201);
      expect((await save('a b', HOME)).status).toBe(400);
      expect((await client.call('listAddresses', { token })).body).toHaveLength(2);
      const stranger = await newCustomer(client);
      const theirs = await save('one', HOME, stranger.token);
      expect([theirs.status, theirs.headers.get('idempotent-replayed')]).toEqual([201, null]);
    },
  },
  {
    name: 'a repeated call gets the headers of the first answer, too',
    async run(client) {
      const { token } = await demoAdmin(client);
      const body = { name: 'tide-1.0.0.zip', size_bytes: 4 };
      const start = () =>
        client.call('adminStartUpload', { token, body, headers: { 'idempotency-key': 'upload' }, expected: 201 });
      const [first, again] = [await start(), await start()];
      expect(first.headers.get('location')).toContain(first.body.id);
      expect([again.body.id, again.headers.get('location')]).toEqual([first.body.id, first.headers.get('location')]);
      await client.call('adminDeleteUpload', { token, params: { id: first.body.id }, expected: 204 });
    },
  },
];
