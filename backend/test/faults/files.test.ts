import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { insufficientStorage } from '../../src/storage/multipart.ts';
import { type BuiltSite, createBuiltSite } from '../writing/pages/built-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await createBuiltSite();
  return () => site.close();
});

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer();
const upload = async (headers: Record<string, string>) =>
  site.app.http
    .post('/api/users/avatar')
    .set(headers)
    .attach('avatar', await picture(), 'me.png');

describe('a full disk', () => {
  it('503 for a new picture: the old one is kept, reads still work, and it recovers without a restart', async () => {
    const { storage } = site.app.deps;
    const write = storage.putAt;
    const { headers } = await site.app.signedIn();
    const before = (await upload(headers)).body.avatarUrl;
    storage.putAt = () =>
      Promise.reject(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));

    const refused = await upload(headers);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(refused.text).not.toContain('ENOSPC');
    const session = await site.app.http.get('/api/auth/session').set(headers);
    expect(session.body.user.avatar).toBe(before);
    expect((await site.app.http.get(before)).status).toBe(200);

    storage.putAt = write;
    expect((await upload(headers)).status).toBe(200);
    expect(await readdir(path.join(site.app.dataDir, 'files', 'incoming'))).toEqual([]);
  });
});

describe('a full disk during an upload by a user who can free space', () => {
  it('507 for a product file and for a picture of the library, with the cause in the message', async () => {
    const { storage } = site.app.deps;
    const write = storage.putAt;
    const { headers } = await site.app.signedIn('super_admin');
    storage.putAt = () => Promise.reject(insufficientStorage());
    const send = (path: string, field: string, bytes: Buffer, name: string) =>
      site.app.http.post(`/api/admin/${path}`).set(headers).attach(field, bytes, name);
    const file = await send('product-files', 'file', Buffer.from('content'), 'app.zip');
    const shown = await send('pictures', 'picture', await picture(), 'app.png');
    const own = await upload(headers);
    storage.putAt = write;
    const expected = { code: 'no_room', message: expect.stringContaining('not enough space') };
    expect(file).toMatchObject({ status: 507, body: expected });
    expect(shown).toMatchObject({ status: 507, body: expected });
    expect(own).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect((await send('product-files', 'file', Buffer.from('content'), 'app.zip')).status).toBe(201);
  });
});

describe('a build file deleted while the server runs', () => {
  it('aborts its own response and nothing else', async () => {
    expect((await site.app.http.get('/assets/style-1.css')).status).toBe(200);
    for (const name of ['index-1.js', 'style-1.css']) await rm(path.join(site.clientFolder, 'assets', name));
    await expect(fetch(`${site.app.url}/assets/index-1.js`).then((answer) => answer.text())).rejects.toThrow();
    expect((await site.app.http.get('/assets/style-1.css')).text).toContain('color:#123'); // from memory
    expect((await site.app.http.get('/healthz')).status).toBe(200);
  });
});
