import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { demoAdmin, newCustomer, type Scenario } from '../../scenario.ts';

const TYPE = 'application/offset+octet-stream';
const at = (offset: number | string) => ({
  'tus-resumable': '1.0.0',
  'upload-offset': String(offset),
  'content-type': TYPE,
});

const start = async (client: Client, token: string, sizeBytes = 6) => {
  const body = { name: 'ramadan-1.4.0.dmg', size_bytes: sizeBytes };
  const upload = (await client.call('adminStartUpload', { token, body, expected: 201 })).body;
  return { upload, own: { token, params: { id: upload.id } } };
};

/** A second owner, signed in. */
const owner = async (client: Client, token: string) => {
  const { user, email, password } = await newCustomer(client);
  const body = { name: user.name, email, role: 'super_admin', status: 'active', rights: ['all'], version: 1 };
  await client.call('adminUpdateUser', { token, params: { id: user.id }, body, expected: 200 });
  return (await client.call('adminLogin', { body: { email, password }, expected: 200 })).body.token;
};

export const adminUploadsScenarios: Scenario[] = [
  {
    name: 'a file is uploaded in chunks, reports its progress, and belongs to a release when complete',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { upload, own } = await start(client, token);
      expect(upload).toMatchObject({ name: 'ramadan-1.4.0.dmg', size_bytes: 6, receivedBytes: 0, file: null });
      const first = await client.call('adminContinueUpload', { ...own, headers: at(0), body: 'abc', expected: 204 });
      expect(first.headers.get('upload-offset')).toBe('3');
      const half = await client.call('adminGetUpload', { ...own, expected: 200 });
      expect(half.body).toMatchObject({ receivedBytes: 3, file: null, sha256: null });
      expect([half.headers.get('upload-offset'), half.headers.get('upload-length')]).toEqual(['3', '6']);
      const list = (await client.call('adminListUploads', { token, expected: 200 })).body;
      expect(list.uploads[0]).toMatchObject({ id: upload.id, receivedBytes: 3 });
      expect((await client.call('adminContinueUpload', { ...own, headers: at(0), body: 'abc' })).status).toBe(409);
      expect((await client.call('adminContinueUpload', { ...own, headers: at(3), body: 'defg' })).status).toBe(413);
      const now = Number((await client.call('adminGetUpload', own)).headers.get('upload-offset'));
      const rest = 'abcdef'.slice(now);
      if (rest) await client.call('adminContinueUpload', { ...own, headers: at(now), body: rest, expected: 204 });
      const completeUpload = (await client.call('adminGetUpload', own)).body;
      expect(completeUpload).toMatchObject({ receivedBytes: 6, file: { name: 'ramadan-1.4.0.dmg', size_bytes: 6 } });
      expect((await client.call('adminListUploads', { token })).body.uploads.map(({ id }) => id)).not.toContain(
        upload.id,
      );
      await client.call('adminDeleteUpload', { ...own, expected: 204 });
    },
  },
  {
    name: 'a cancelled upload is deleted, and eleven at a time are too many',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { own } = await start(client, token);
      await client.call('adminDeleteUpload', { ...own, expected: 204 });
      expect((await client.call('adminGetUpload', own)).status).toBe(404);
      expect((await client.call('adminDeleteUpload', own)).status).toBe(404);
      expect((await client.call('adminContinueUpload', { ...own, headers: at(0), body: 'a' })).status).toBe(404);
      const before = (await client.call('adminListUploads', { token })).body.uploads.length;
      const ten = [];
      for (let count = before; count < 10; count += 1) ten.push((await start(client, token)).own);
      const more = await client.call('adminStartUpload', { token, body: { name: 'x', size_bytes: 1 } });
      expect(more).toMatchObject({
        status: 409,
        message: '10 uploads are unfinished. Please finish or discard one of them.',
      });
      for (const one of ten) await client.call('adminDeleteUpload', { ...one, expected: 204 });
    },
  },
  {
    name: 'a colleague’s upload that is still running is not listed as abandoned, and others cannot cancel it',
    async run(client) {
      const { token } = await demoAdmin(client);
      const other = await owner(client, token);
      const { upload, own } = await start(client, token);
      const otherUploads = (await client.call('adminListUploads', { token: other, expected: 200 })).body;
      expect([...otherUploads.uploads, ...otherUploads.abandoned].map(({ id }) => id)).not.toContain(upload.id);
      expect((await client.call('adminGetUpload', { ...own, token: other })).status).toBe(404);
      const part = { ...own, token: other, headers: at(0), body: 'a' };
      expect((await client.call('adminContinueUpload', part)).status).toBe(404);
      expect(await client.call('adminDeleteUpload', { ...own, token: other })).toMatchObject({ status: 404 });
      expect((await client.call('adminGetUpload', { ...own, expected: 200 })).body.id).toBe(upload.id);
      await client.call('adminDeleteUpload', { ...own, expected: 204 });
    },
  },
  {
    name: 'invalid uploads are rejected',
    async run(client) {
      const { token } = await demoAdmin(client);
      const huge = { name: 'x.zip', size_bytes: 6 * 1024 ** 3 };
      expect(await client.call('adminStartUpload', { token, body: huge })).toMatchObject({
        status: 413,
        message: 'This file is larger than 5 GB',
      });
      const { own } = await start(client, token);
      const part = { params: own.params, headers: at(0), body: 'a' };
      expect((await client.call('adminContinueUpload', { ...part, token, headers: at('x') })).status).toBe(400);
      const old = { ...at(0), 'tus-resumable': '0.2.0' };
      expect((await client.call('adminContinueUpload', { ...part, token, headers: old })).status).toBe(400);
      expect((await client.call('adminDeleteUpload', { token, params: { id: '1' } })).status).toBe(404);
      await client.call('adminDeleteUpload', { ...own, expected: 204 });
    },
  },
];
