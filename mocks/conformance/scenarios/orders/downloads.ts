import { expect } from 'vitest';
import { demoAdmin, demoCustomer, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';
import { createReleaseInput, productWithFile } from '../catalogue/admin-releases.ts';

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
    },
  },
  {
    name: 'the releases of a file, their download URLs, and the email setting',
    async run(client) {
      const admin = await demoAdmin(client);
      const { product, params } = await productWithFile(client, admin.token);
      const { token } = await newCustomer(client);
      const order = { product_id: product.id, tier: 'Free' };
      const id = (await client.call('createOrder', { token, body: order, expected: 201 })).body.download_id ?? '';
      const body = await createReleaseInput(client, admin.token, '1.1.0');
      const created = (await client.call('adminCreateRelease', { token: admin.token, params, body, expected: 201 }))
        .body;
      const one = { token: admin.token, params: { ...params, release: created.id } };
      await client.call('adminPublishRelease', { ...one, body: { revision: 1, at: null }, expected: 200 });

      const own = { token, params: { id } };
      const releases = (await client.call('listOwnReleases', { ...own, expected: 200 })).body;
      expect(releases.mails).toBe(true);
      expect(releases.releases.map(({ version }) => version)).toEqual(['1.1.0', '1.0.0']);
      const file = releases.releases[0]?.files[0]?.file ?? '';
      const earlier = releases.releases[1]?.files[0];
      const addressReply = await client.call('createDownloadAddress', { ...own, body: { file: earlier?.file } });
      expect(addressReply).toMatchObject({ status: 200, body: { name: 'compass-1.0.0.zip', sha256: earlier?.sha256 } });
      const tokenOf = (address: string) => ({ params: { token: address.slice('/api/files/'.length) } });
      const sent = await client.call('getSignedFile', tokenOf(addressReply.body.address));
      expect(sent.status).toBe(200);
      expect(sent.headers.get('content-disposition')).toContain('compass-1.0.0.zip');
      const forged = addressReply.body.address.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x'));
      expect((await client.call('getSignedFile', tokenOf(forged))).status).toBe(403);

      const present = (await client.call('createDownloadAddress', { ...own, body: {} })).body;
      expect(present.name).toBe('compass-1.1.0.zip');
      await client.call('adminWithdrawRelease', { ...one, body: { revision: 2 }, expected: 200 });
      const withdrawn = { status: 410, body: { code: 'release_withdrawn' } };
      expect(await client.call('getSignedFile', tokenOf(present.address))).toMatchObject(withdrawn);
      expect(await client.call('createDownloadAddress', { ...own, body: { file } })).toMatchObject(withdrawn);

      const mails = await client.call('setReleaseMails', { ...own, body: { wanted: false } });
      expect(mails).toMatchObject({ status: 200, body: { wanted: false } });
      expect((await client.call('listOwnReleases', own)).body.mails).toBe(false);
      const foreign = { token: (await newCustomer(client)).token, params: { id } };
      const bodies = { listOwnReleases: undefined, createDownloadAddress: {}, setReleaseMails: { wanted: true } };
      for (const [name, sentBody] of Object.entries(bodies)) {
        const operation = name as keyof typeof bodies;
        const rest = sentBody ? { body: sentBody } : {};
        expect((await client.call(operation, { ...foreign, ...rest })).status, name).toBe(404);
      }
      await client.call('adminDeleteProduct', { token: admin.token, params, expected: 204 });
    },
  },
];
