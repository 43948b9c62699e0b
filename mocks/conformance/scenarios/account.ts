import { expect } from 'vitest';
import { demoCustomer, newCustomer, type Scenario, UNKNOWN_ID } from '../scenario.ts';

const ADDRESS = {
  type: 'home',
  street: '12 Padma Road',
  city: 'Rajshahi',
  state: null,
  postal_code: '6000',
  country: 'Bangladesh',
};

export const accountScenarios: Scenario[] = [
  {
    name: 'the demo customer owns 125 orders, 12 downloads and the demo balance; a new customer nothing',
    async run(client) {
      const { token } = await demoCustomer(client);
      const orders = await client.call('listOrders', { token });
      expect(orders.body).toHaveLength(125);
      const numbers = orders.body.map(({ number }) => number);
      expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
      const downloads = await client.call('listDownloads', { token });
      expect(downloads.body).toHaveLength(12);
      expect((await client.call('getWalletBalance', { token })).body.balance).toBeGreaterThan(0);
      const nobody = await newCustomer(client);
      expect((await client.call('listOrders', { token: nobody.token })).body).toEqual([]);
      expect((await client.call('listDownloads', { token: nobody.token })).body).toEqual([]);
      expect((await client.call('getWalletBalance', { token: nobody.token })).body.balance).toBe(0);
    },
  },
  {
    name: 'a file belongs to its owner and counts each complete download',
    async run(client) {
      const { token } = await demoCustomer(client);
      const before = (await client.call('listDownloads', { token })).body[0];
      const id = before?.id ?? '';
      const file = await client.call('getDownloadFile', { token, params: { id } });
      expect(file.status).toBe(200);
      expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename/);
      await expect
        .poll(
          async () =>
            (await client.call('listDownloads', { token })).body.find((entry) => entry.id === id)?.download_count,
        )
        .toBe((before?.download_count ?? 0) + 1);
      const other = await newCustomer(client);
      expect((await client.call('getDownloadFile', { token: other.token, params: { id } })).status).toBe(404);
      expect((await client.call('getDownloadFile', { token, params: { id: UNKNOWN_ID } })).status).toBe(404);
      expect((await client.call('getDownloadFile', { token, params: { id: 'x' } })).status).toBe(400);
      expect((await client.call('getDownloadFile', { params: { id } })).status).toBe(401);
    },
  },
  {
    name: 'addresses are created, replaced and removed by their owner alone',
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
      expect((await client.call('deleteAddress', { token, params: { id: 'x' } })).status).toBe(400);
      expect((await client.call('createAddress', { token, body: { ...ADDRESS, street: '' } })).status).toBe(400);
      expect((await client.call('updateAddress', { token, params, body: { ...ADDRESS, type: 'castle' } })).status).toBe(
        400,
      );
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
