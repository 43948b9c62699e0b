import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { createDownload } from '../../factories/commerce.ts';
import { createBoughtProduct, publishRelease } from '../../factories/releases.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
let app: TestApp;
let admin: Headers;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());
// Sessions from the future are invalid.
afterEach(() => app.clock.reset());

const toPath = (id: string, part: string) => `/api/downloads/${id}/${part}`;
const list = (headers: Headers, id: string) => app.http.get(toPath(id, 'releases')).set(headers);
const createUrl = (headers: Headers, id: string, body: object = {}) =>
  app.http.post(toPath(id, 'address')).set(headers).send(body);
const setMails = (headers: Headers, id: string, body: object) =>
  app.http.put(toPath(id, 'release-mails')).set(headers).send(body);
const updatesUntil = (at: Date | null) => app.db.updateTable('entitlements').set({ updates_until: at }).execute();
const getCount = async (id: string) => {
  await app.background.idle();
  const row = app.db.selectFrom('downloads').select('download_count').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).download_count;
};
const MINUTE = 60_000;
const SECOND = 1000;

describe('GET /api/downloads/{id}/releases', () => {
  it('200: every release that the customer is entitled to, with its files; a companion has none', async () => {
    const { product, user, headers, download } = await createBoughtProduct(app);
    await publishRelease(app, admin, product.id, { version: '1.1.0-beta.1', channel: 'beta', notes: '- Early' });
    const { body } = await list(headers, download.id).expect(200);
    expect(body.mails).toBe(true);
    expect(body.releases).toMatchObject([
      { version: '1.1.0-beta.1', channel: 'beta', files: [{ name: 'map-1.1.0-beta.1.zip' }] },
      { version: '1.0.0', channel: 'stable', files: [{ file: product.file.id, sha256: product.file.sha256 }] },
    ]);
    const companion = await createDownload(app.db, app.deps.storage, user.id);
    expect((await list(headers, companion.id).expect(200)).body).toEqual({ mails: false, releases: [] });
  });

  it('200: releases after the end of updates are left out and cannot be downloaded', async () => {
    const { product, headers, download } = await createBoughtProduct(app);
    await updatesUntil(app.clock.now());
    app.clock.advance(MINUTE);
    const { files } = await publishRelease(app, admin, product.id, { version: '3.0.0' });
    const versions = (await list(headers, download.id)).body.releases.map((row: { version: string }) => row.version);
    expect(versions).toEqual(['1.0.0']);
    const rejected = await createUrl(headers, download.id, { file: files[0]?.fileId }).expect(404);
    expect(rejected.body.message).toBe(String(REFUSALS.releaseNotIncluded));
    await updatesUntil(null);
  });

  it('404: a malformed id', async () => {
    await list((await app.signedIn()).headers, 'x').expect(404);
  });
  it('404: another user’s', async () => {
    const { download } = await createBoughtProduct(app);
    await list((await app.signedIn()).headers, download.id).expect(404);
  });
});

describe('PUT /api/downloads/{id}/release-mails', () => {
  it('200: off and on again', async () => {
    const { headers, download } = await createBoughtProduct(app);
    for (const enabled of [false, false, true]) {
      expect((await setMails(headers, download.id, { wanted: enabled }).expect(200)).body).toEqual({ wanted: enabled });
      expect((await list(headers, download.id)).body.mails).toBe(enabled);
    }
  });
  it('400: no value', async () => {
    const { headers, download } = await createBoughtProduct(app);
    await setMails(headers, download.id, {}).expect(400);
  });
  it('404: another user’s, and a file without releases', async () => {
    const { user, headers, download } = await createBoughtProduct(app);
    await setMails((await app.signedIn()).headers, download.id, { wanted: false }).expect(404);
    const companion = await createDownload(app.db, app.deps.storage, user.id);
    await setMails(headers, companion.id, { wanted: false }).expect(404);
  });
});

describe('POST /api/downloads/{id}/address', () => {
  it('200: a URL valid for ten minutes, with the file’s details', async () => {
    const { product, headers, download } = await createBoughtProduct(app);
    const before = app.clock.now().getTime();
    const { body } = await createUrl(headers, download.id).expect(200);
    const end = Date.parse(body.expires_at);
    expect(end).toBeGreaterThan(before + 10 * MINUTE - SECOND);
    expect(end).toBeLessThanOrEqual(app.clock.now().getTime() + 10 * MINUTE);
    expect(body).toEqual({
      address: expect.stringMatching(/^\/api\/files\/[\w-]+\.[\w-]{43}$/),
      expires_at: body.expires_at,
      name: `${product.title}.zip`,
      size_bytes: 10,
      sha256: product.file.sha256,
    });
  });
  it('400: a malformed file id', async () => {
    await createUrl((await app.signedIn()).headers, randomUUID(), { file: 'x' }).expect(400);
  });
  it('404: another user’s file', async () => {
    const { headers, download } = await createBoughtProduct(app);
    await createUrl((await app.signedIn()).headers, download.id).expect(404);
    await createUrl(headers, download.id, { file: randomUUID() }).expect(404);
  });
  it('410: a withdrawn version', async () => {
    const { product, headers, download } = await createBoughtProduct(app);
    const { id, revision, files } = await publishRelease(app, admin, product.id, { version: '2.0.0' });
    const file = files[0]?.fileId;
    const { address } = (await createUrl(headers, download.id, { file }).expect(200)).body;
    const path = `/api/admin/products/${product.id}/releases/${id}/withdraw`;
    await app.http.post(path).set(admin).send({ revision }).expect(200);
    expect((await createUrl(headers, download.id, { file }).expect(410)).body.code).toBe('release_withdrawn');
    expect((await app.http.get(address).expect(410)).body.code).toBe('release_withdrawn');
  });
});

describe('GET /api/files/{token}', () => {
  const begun = async () => {
    const ownedProduct = await createBoughtProduct(app);
    const { address } = (await createUrl(ownedProduct.headers, ownedProduct.download.id).expect(200)).body;
    return { ...ownedProduct, address: address as string };
  };

  it('200: the whole file without a session; counted for the file and for the release', async () => {
    const { product, address, download } = await begun();
    const { headers, body } = await app.http.get(address).buffer(true).expect(200);
    expect(body.toString()).toBe('0123456789');
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'accept-ranges': 'bytes' });
    expect(await getCount(download.id)).toBe(1);
    const releases = await app.http.get(`/api/admin/products/${product.id}/releases`).set(admin);
    expect(releases.body[0].people).toBe(1);
  });
  it('206: an interrupted download resumes; a range counts nothing', async () => {
    const { address, download } = await begun();
    const { headers } = await app.http.get(address).set('range', 'bytes=4-').expect(206);
    expect(headers['content-range']).toBe('bytes 4-9/10');
    expect(await getCount(download.id)).toBe(0);
  });
  it('304: the client has the file', async () => {
    const { product, address } = await begun();
    await app.http.get(address).set('if-none-match', `"${product.file.sha256}"`).expect(304);
  });
  it('416: a range outside the file', async () => {
    const { address } = await begun();
    await app.http.get(address).set('range', 'bytes=50-').expect(416);
  });
  it('404: a malformed token', async () => {
    await app.http.get('/api/files/abc').expect(404);
  });
  it('403: a forged token', async () => {
    const { address } = await begun();
    const [payload = '', signature = ''] = address.slice('/api/files/'.length).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, until: claims.until + 1 })).toString('base64url');
    const { body } = await app.http.get(`/api/files/${forged}.${signature}`).expect(403);
    expect(body).toMatchObject({ code: 'forbidden', message: String(REFUSALS.downloadLinkInvalid) });
  });
  it('404: a file missing in storage', async () => {
    const { product, address } = await begun();
    await app.deps.storage.remove(product.file.storage_key);
    await app.http.get(address).expect(404);
  });
  it('410: after ten minutes, and when the purchase was refunded', async () => {
    const { address, download, headers } = await begun();
    app.clock.advance(10 * MINUTE);
    expect((await app.http.get(address).expect(410)).body).toMatchObject({
      code: 'link_expired',
      message: String(REFUSALS.downloadLinkExpired),
    });
    const newAddress = (await createUrl(headers, download.id).expect(200)).body.address;
    await app.db.updateTable('downloads').set({ revoked_at: app.clock.now() }).where('id', '=', download.id).execute();
    await app.http.get(newAddress).expect(410);
  });
});
