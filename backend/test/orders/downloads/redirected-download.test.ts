import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pagePolicy } from '../../../src/pages/document/content-policy.ts';
import { createDownload, createOffer } from '../../factories/commerce.ts';
import { type S3Server, startS3Server } from '../../support/s3-server.ts';
import { createTestApp } from '../../test-app.ts';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());

it('allows the pages of such a site to connect to the store, and no others', () => {
  const document = { scripts: [], styles: [] };
  const policy = pagePolicy(document, { https: true, filesAt: 'https://files.store.example' });
  expect(policy).toContain("connect-src 'self' https://files.store.example;");
  expect(pagePolicy(document, { https: true, filesAt: null })).toContain("connect-src 'self';");
});

describe('downloads redirected to the store', () => {
  it('302 to an expiring URL, with name and type, for the owner only; issuing it counts', async () => {
    const app = await createTestApp({
      env: { ...s3.env, S3_PUBLIC_ENDPOINT: s3.url.replace('127.0.0.1', 'localhost') },
    });
    try {
      const { user, headers } = await app.signedIn();
      const download = await createDownload(app.db, app.deps.storage, user.id);
      const get = (more: Record<string, string> = {}) =>
        app.http
          .get(`/api/downloads/${download.id}`)
          .set({ ...headers, ...more })
          .redirects(0);
      const answer = await get();
      expect([answer.status, answer.headers['cache-control']]).toEqual([302, 'private, no-store']);
      const address = new URL(answer.headers.location ?? '');
      expect([address.hostname, address.searchParams.get('X-Amz-Expires')]).toEqual(['localhost', '60']);
      expect(address.origin).toBe(app.deps.storage.direct);
      const file = await fetch(address);
      expect([file.status, await file.text()]).toEqual([200, '0123456789']);
      expect(file.headers.get('content-disposition')).toContain('filename="river-map.zip"');
      expect(file.headers.get('content-type')).toBe('application/octet-stream');
      // A range request, or a conditional one, does not count as another download.
      expect((await get({ range: 'bytes=4-' })).status).toBe(302);
      expect((await get({ 'if-none-match': `"${download.file.sha256}"` })).status).toBe(304);
      expect((await app.http.head(`/api/downloads/${download.id}`).set(headers)).status).toBe(200);
      await app.background.idle();
      const row = app.db.selectFrom('downloads').select('download_count').where('id', '=', download.id);
      expect((await row.executeTakeFirstOrThrow()).download_count).toBe(1);
      const otherUser = await app.signedIn();
      expect((await app.http.get(`/api/downloads/${download.id}`).set(otherUser.headers)).status).toBe(404);
      expect((await app.http.get(`/api/downloads/${download.id}`)).status).toBe(401);
      await app.deps.storage.remove(download.file.storage_key);
      expect((await get()).status).toBe(404);
    } finally {
      await app.close();
    }
  });

  it('302 for a signed URL and for the link of a guest', async () => {
    const app = await createTestApp({ env: { ...s3.env, S3_PUBLIC_ENDPOINT: s3.url } });
    try {
      const { user, headers } = await app.signedIn();
      const { id } = await createDownload(app.db, app.deps.storage, user.id);
      const { body } = await app.http.post(`/api/downloads/${id}/address`).set(headers).send({}).expect(200);
      expect((await app.http.get(body.address).redirects(0)).status).toBe(302);
      const product = await createOffer(app.db, app.deps.storage);
      const orderInput = {
        product_id: product.id,
        tier: 'Free',
        email: 'guest@example.com',
        name: 'Nadia',
        country: 'BD',
      };
      const { token } = (await app.http.post('/api/guest-orders').send(orderInput).expect(201)).body;
      const file = app.http.get('/api/guest-order/file').set({ 'x-order-token': token });
      expect((await file.redirects(0)).status).toBe(302);
    } finally {
      await app.close();
    }
  });
});
