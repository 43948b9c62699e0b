import { expect } from 'vitest';
import { demoAdmin, type Scenario } from '../../scenario.ts';
import { createReleaseInput, productWithFile } from './admin-releases.ts';

export const releasesScenarios: Scenario[] = [
  {
    name: 'the changelog and the newest release are public',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { product, params } = await productWithFile(client, token);
      for (const [version, channel] of [
        ['1.1.0', 'stable'],
        ['1.2.0-beta.1', 'beta'],
      ] as const) {
        const body = await createReleaseInput(client, token, version, { channel, notes: '- **Faster**' });
        const { id } = (await client.call('adminCreateRelease', { token, params, body, expected: 201 })).body;
        const one = { token, params: { ...params, release: id } };
        await client.call('adminPublishRelease', { ...one, body: { revision: 1, at: null }, expected: 200 });
      }
      const { body } = await client.call('getChangelog', { params, expected: 200 });
      expect(body).toMatchObject({ product_id: product.id, product: product.title });
      expect(body.releases).toMatchObject([
        { version: '1.2.0-beta.1', channel: 'beta', withdrawn: false },
        { version: '1.1.0', channel: 'stable' },
        { version: '1.0.0', html: '' },
      ]);
      expect(body.releases[0]?.html).toContain('<strong>Faster</strong>');
      const latest = (await client.call('getLatestRelease', { params, expected: 200 })).body;
      expect(latest).toMatchObject({ version: '1.1.0', notes: '- **Faster**', files: [{ name: 'compass-1.1.0.zip' }] });
      const beta = await client.call('getLatestRelease', { params, query: { channel: 'beta' } });
      expect(beta.body.version).toBe('1.2.0-beta.1');
      expect((await client.call('getLatestRelease', { params, query: { channel: 'x' } })).status).toBe(400);
      for (const operation of ['getChangelog', 'getLatestRelease'] as const)
        expect((await client.call(operation, { params: { id: '999999' } })).status).toBe(404);
      await client.call('adminDeleteProduct', { token, params, expected: 204 });
    },
  },
];
