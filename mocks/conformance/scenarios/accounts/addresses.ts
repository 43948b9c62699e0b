import { expect } from 'vitest';
import { newCustomer, type Scenario } from '../../scenario.ts';

const ADDRESS = {
  type: 'home',
  street: '12 Padma Road',
  city: 'Rajshahi',
  state: null,
  postal_code: '6000',
  country: 'Bangladesh',
};

export const addressesScenarios: Scenario[] = [
  {
    name: 'addresses are created, replaced and removed by their owner only',
    async run(client) {
      const { token } = await newCustomer(client);
      const other = await newCustomer(client);
      const created = await client.call('createAddress', { token, body: ADDRESS });
      expect(created).toMatchObject({ status: 201, body: { ...ADDRESS, address: ADDRESS.street, postalCode: '6000' } });
      const params = { id: created.body.id };
      const changed = await client.call('updateAddress', {
        token,
        params,
        body: { ...ADDRESS, type: 'office', city: 'Dhaka' },
      });
      expect(changed).toMatchObject({ status: 200, body: { type: 'office', city: 'Dhaka' } });
      expect((await client.call('updateAddress', { token: other.token, params, body: ADDRESS })).status).toBe(404);
      expect((await client.call('deleteAddress', { token: other.token, params })).status).toBe(404);
      expect((await client.call('listAddresses', { token })).body).toEqual([changed.body]);
      expect((await client.call('deleteAddress', { token, params })).status).toBe(204);
      expect((await client.call('deleteAddress', { token, params })).status).toBe(404);
      expect((await client.call('createAddress', { token, body: { ...ADDRESS, street: '' } })).status).toBe(400);
      expect((await client.call('updateAddress', { token, params, body: { ...ADDRESS, type: 'castle' } })).status).toBe(
        400,
      );
    },
  },
  {
    name: 'one address is the default',
    async run(client) {
      const { token } = await newCustomer(client);
      const other = await newCustomer(client);
      const [first, second] = [
        (await client.call('createAddress', { token, body: ADDRESS, expected: 201 })).body,
        (await client.call('createAddress', { token, body: { ...ADDRESS, city: 'Dhaka' }, expected: 201 })).body,
      ];
      const defaults = async () =>
        (await client.call('listAddresses', { token, expected: 200 })).body.map(({ is_default }) => is_default);
      expect(await defaults()).toEqual([undefined, undefined]);
      for (const { id } of [first, second]) {
        const answer = await client.call('setDefaultAddress', { token, params: { id } });
        expect(answer).toMatchObject({ status: 200, body: { id, is_default: true } });
      }
      expect(await defaults()).toEqual([undefined, true]);
      const params = { id: first.id };
      expect((await client.call('setDefaultAddress', { token: other.token, params })).status).toBe(404);
      expect(await defaults()).toEqual([undefined, true]);
      const body = { ...ADDRESS, street: '14 Padma Road' };
      expect((await client.call('updateAddress', { token, params: { id: second.id }, body })).body.is_default).toBe(
        true,
      );
      expect((await client.call('deleteAddress', { token, params: { id: second.id } })).status).toBe(204);
      expect(await defaults()).toEqual([undefined]);
    },
  },
  {
    name: 'at most 50 addresses',
    async run(client) {
      const { token } = await newCustomer(client);
      for (let count = 0; count < 50; count += 1) await client.call('createAddress', { token, body: ADDRESS });
      expect((await client.call('createAddress', { token, body: ADDRESS })).status).toBe(409);
      expect((await client.call('listAddresses', { token })).body).toHaveLength(50);
    },
  },
];
