import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { newCustomer, type Scenario } from '../../scenario.ts';

const LOOKS = 100;
const POLL_INTERVAL_MS = 200;

/** Polls until the file is available. */
async function untilReady(client: Client, token: string) {
  for (let attempt = 0; attempt < LOOKS; attempt += 1) {
    const { body } = await client.call('getDataExport', { token, expected: 200 });
    if (body.state === 'ready') return body;
    expect(['waiting', 'running']).toContain(body.state);
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  throw new Error('The export is not ready');
}

const tokenOf = (address: string) => ({ params: { token: address.slice('/api/data-export/files/'.length) } });

export const dataExportScenarios: Scenario[] = [
  {
    name: 'an export is created one at a time, and downloaded from a signed URL',
    async run(client) {
      const { token, email } = await newCustomer(client);
      const nothing = { state: 'none', progress: 0, requested_at: null, size_bytes: null, expires_at: null };
      expect((await client.call('getDataExport', { token, expected: 200 })).body).toEqual(nothing);
      expect((await client.call('createDataExportAddress', { token })).status).toBe(404);
      const started = await client.call('startDataExport', { token, expected: 202 });
      expect(started.body).toMatchObject({ state: 'waiting', progress: 0, expires_at: null });
      expect(await untilReady(client, token)).toMatchObject({ state: 'ready', progress: 100 });

      const addressReply = await client.call('createDataExportAddress', { token, expected: 200 });
      expect(addressReply.body.name).toMatch(/^my-data-.*\.zip$/);
      const sent = await client.call('getDataExportFile', tokenOf(addressReply.body.address));
      expect(sent.status).toBe(200);
      expect(sent.headers.get('content-disposition')).toContain(addressReply.body.name);
      const files = unzipSync(new Uint8Array(sent.body as unknown as ArrayBuffer));
      expect(Object.keys(files)).toEqual(['data.json', 'orders.csv', 'wallet.csv']);
      const data = JSON.parse(new TextDecoder().decode(files['data.json']));
      expect(data).toMatchObject({ profile: { email }, orders: [], wallet: { balance: 0, movements: [] } });

      const forged = addressReply.body.address.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x'));
      expect((await client.call('getDataExportFile', tokenOf(forged))).status).toBe(403);
      const both = await Promise.all([1, 2].map(() => client.call('startDataExport', { token })));
      expect(both.map(({ status }) => status).sort()).toEqual([202, 409]);
      expect((await client.call('getDataExportFile', tokenOf(addressReply.body.address))).status).toBe(410);
    },
  },
];
