import { expect } from 'vitest';
import { demoCustomer, newCustomer, type Scenario, UNKNOWN_ID } from '../scenario.ts';

export const downloadsScenarios: Scenario[] = [
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
];
