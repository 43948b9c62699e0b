import { expect } from 'vitest';
import { demoAdmin, type Scenario } from '../../scenario.ts';
import { createReleaseInput, productWithFile } from './admin-releases.ts';

export const releasesScenarios: Scenario[] = [
  {
    name: 'advisories and the bill of materials of a release are public once it is published',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { product, params } = await productWithFile(client, token);
      const bill = new FormData();
      const content = '{ "bomFormat": "CycloneDX", "specVersion": "1.5" }';
      bill.set('file', new Blob([content]), 'compass-1.1.0.cdx.json');
      const sbom = (await client.call('adminUploadProductFile', { token, body: bill, expected: 201 })).body;
      const advisory = { reference: 'CVE-2026-10423', severity: 'high', affected: '1.0.0', summary: 'Pointed south.' };
      const body = await createReleaseInput(client, token, '1.1.0', { advisories: [advisory], sbom: sbom.id });
      const created = (await client.call('adminCreateRelease', { token, params, body, expected: 201 })).body;
      const one = { token, params: { ...params, release: created.id } };
      expect(created).toMatchObject({ advisories: [advisory], sbom: { fileId: sbom.id, name: sbom.name } });
      expect((await client.call('getReleaseSbom', { params: one.params })).status).toBe(404);
      const found = async () =>
        (await client.call('listSecurityAdvisories', { expected: 200 })).body.items.filter(
          ({ product_id }) => product_id === product.id,
        );
      expect(await found()).toEqual([]);
      await client.call('adminPublishRelease', { ...one, body: { revision: 1, at: null }, expected: 200 });
      expect(await found()).toMatchObject([{ product: product.title, version: '1.1.0', ...advisory }]);
      const { releases } = (await client.call('getChangelog', { params, expected: 200 })).body;
      expect(releases[0]).toMatchObject({
        advisories: [advisory],
        sbom: { name: sbom.name, size_bytes: content.length },
      });
      const file = await client.call('getReleaseSbom', { params: one.params, expected: 200 });
      expect(file.headers.get('content-disposition')).toContain('compass-1.1.0.cdx.json');

      // Both may change later, by name: an input without them leaves them.
      const { advisories: _advisories, sbom: _sbom, ...release } = body as typeof body & Record<string, unknown>;
      const kept = await client.call('adminUpdateRelease', { ...one, body: { revision: 2, release } });
      expect(kept).toMatchObject({ status: 200, body: { advisories: [advisory], sbom: { fileId: sbom.id } } });
      const twoLines = { ...release, advisories: [{ ...advisory, affected: '1.0.0\n1.0.1' }] };
      const refused = await client.call('adminUpdateRelease', { ...one, body: { revision: 3, release: twoLines } });
      expect(refused).toMatchObject({ status: 400, body: { details: [{ field: 'advisories.0.affected' }] } });
      const zip = { ...release, sbom: body.files[0]?.fileId };
      const wrong = await client.call('adminUpdateRelease', { ...one, body: { revision: 3, release: zip } });
      expect(wrong).toMatchObject({ status: 400, body: { details: [{ field: 'sbom' }] } });
      const none = { ...release, advisories: [], sbom: null };
      await client.call('adminUpdateRelease', { ...one, body: { revision: 3, release: none }, expected: 200 });
      expect(await found()).toEqual([]);
      expect((await client.call('getReleaseSbom', { params: one.params })).status).toBe(404);
      await client.call('adminDeleteProduct', { token, params, expected: 204 });
    },
  },
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
