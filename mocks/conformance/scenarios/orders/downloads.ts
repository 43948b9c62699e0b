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
  {
    name: 'a limit of downloads is used up, and reset by the studio',
    async run(client) {
      const admin = (await demoAdmin(client)).token;
      const { product, params } = await productWithFile(client, admin, { downloadLimit: 1 });
      expect((await client.call('getProduct', { params })).body.downloadLimit).toBe(1);
      expect((await client.call('adminGetProduct', { token: admin, params })).body.downloadLimit).toBe(1);
      const { token } = await newCustomer(client);
      const order = { product_id: product.id, tier: 'Free' };
      const {
        id: orderId,
        lines,
        download_id,
      } = (await client.call('createOrder', { token, body: order, expected: 201 })).body;
      const own = { token, params: { id: download_id ?? '' } };
      const findLeft = async () =>
        (await client.call('listDownloads', { token, expected: 200 })).body[0]?.downloads_left;
      expect(await findLeft()).toBe(1);
      // A repeated request belongs to the same download.
      for (const _time of [1, 2]) await client.call('getDownloadFile', { ...own, expected: 200 });
      expect(await findLeft()).toBe(0);

      const line = { token: admin, params: { id: orderId, line: lines[0]?.id ?? '' } };
      const set = (left: number | null) => client.call('adminSetDownloadsLeft', { ...line, body: { left } });
      const used = await set(0);
      expect(used).toMatchObject({ status: 200, body: { lines: [{ file: { downloads_left: 0 } }] } });
      expect((await set(3)).body.file?.downloads_left).toBe(3);
      expect(await findLeft()).toBe(3);
      expect((await set(null)).body.file).not.toHaveProperty('downloads_left');
      expect(await findLeft()).toBeUndefined();
      const unknown = { token: admin, params: { id: orderId, line: UNKNOWN_ID }, body: { left: 1 } };
      expect((await client.call('adminSetDownloadsLeft', unknown)).status).toBe(404);

      // An order with none left at its first download: the limit of a new order is the product's.
      const second = await newCustomer(client);
      const next = (await client.call('createOrder', { token: second.token, body: order, expected: 201 })).body;
      const nextLine = { id: next.id, line: next.lines[0]?.id ?? '' };
      const nextFile = { token: second.token, params: { id: next.download_id ?? '' } };
      const address = (await client.call('createDownloadAddress', { ...nextFile, body: {}, expected: 200 })).body
        .address;
      await client.call('adminSetDownloadsLeft', { token: admin, params: nextLine, body: { left: 0 }, expected: 200 });
      const refused = { status: 409, body: { code: 'download_limit_reached' } };
      expect(await client.call('getDownloadFile', nextFile)).toMatchObject(refused);
      expect(await client.call('createDownloadAddress', { ...nextFile, body: {} })).toMatchObject(refused);
      const byUrl = { params: { token: address.slice('/api/files/'.length) } };
      expect(await client.call('getSignedFile', byUrl)).toMatchObject(refused);

      const buyer = { email: `limit-${Date.now()}@example.com`, name: 'Nadia', country: 'BD' };
      const guest = (await client.call('createGuestOrder', { body: { ...order, ...buyer }, expected: 201 })).body;
      const headers = { 'x-order-token': guest.token };
      expect(guest.order.lines).toMatchObject([{ downloads_left: 1 }]);
      const guestLine = { id: guest.order.order.id, line: guest.order.lines[0]?.id ?? '' };
      await client.call('adminSetDownloadsLeft', { token: admin, params: guestLine, body: { left: 0 }, expected: 200 });
      expect(await client.call('getGuestOrderFile', { headers })).toMatchObject(refused);
      await client.call('adminDeleteProduct', { token: admin, params, expected: 204 });
    },
  },
];
