import { request } from 'node:http';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { prepareDatabase } from '../../src/process/prepare-database.ts';
import { createDownload } from '../factories/commerce.ts';
import { type S3Server, startS3Server } from '../support/s3-server.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let s3: S3Server;
let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  s3 = await startS3Server();
  one = await createTestApp({ env: s3.env });
  other = await createTestApp({ env: s3.env });
});
afterEach(() => {
  s3.intercept = null;
});
afterAll(async () => {
  await one.close();
  await other.close();
  await s3.close();
});

const image = (width = 600) =>
  sharp({ create: { width, height: 400, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer();
const away = () => {
  s3.intercept = (_request, response) => {
    response.writeHead(503).end();
    return true;
  };
};
const unavailable = {
  status: 503,
  body: { code: 'unavailable', message: 'This service is not available at the moment' },
};
const countOf = async (id: string) => {
  await one.background.idle();
  const rows = one.db.selectFrom('downloads').select('download_count').where('id', '=', id);
  return (await rows.executeTakeFirstOrThrow()).download_count;
};

describe('downloads from a store', () => {
  const setUp = async () => {
    const { user, headers } = await one.signedIn();
    const download = await createDownload(one.db, one.deps.storage, user.id);
    const get = (more: Record<string, string> = {}) =>
      one.http
        .get(`/api/downloads/${download.id}`)
        .set({ ...headers, ...more })
        .buffer(true);
    return { headers, download, get };
  };

  it('200, 206, 304, 416 and HEAD as from the disk; a whole file counts', async () => {
    const { get, download, headers } = await setUp();
    const whole = await get();
    expect([whole.status, String(whole.body)]).toEqual([200, '0123456789']);
    expect(whole.headers).toMatchObject({
      'content-length': '10',
      etag: `"${download.file.sha256}"`,
      'accept-ranges': 'bytes',
      'content-disposition': expect.stringContaining('filename="river-map.zip"'),
    });
    const part = await get({ range: 'bytes=4-' });
    expect([part.status, String(part.body), part.headers['content-range']]).toEqual([206, '456789', 'bytes 4-9/10']);
    expect((await get({ 'if-none-match': `"${download.file.sha256}"` })).status).toBe(304);
    expect((await get({ range: 'bytes=50-' })).status).toBe(416);
    const head = await one.http.head(`/api/downloads/${download.id}`).set(headers);
    expect([head.status, head.headers['content-length']]).toEqual([200, '10']);
    expect(await countOf(download.id)).toBe(1);
  });

  it('404 for a file missing in the store, and an aborted response for one that was altered', async () => {
    const lost = await setUp();
    await one.deps.storage.remove(lost.download.file.storage_key);
    expect((await lost.get()).status).toBe(404);
    const changed = await setUp();
    await one.deps.storage.putAt(changed.download.file.storage_key, Buffer.from('012345678X'));
    await expect(changed.get()).rejects.toThrow();
    expect(await countOf(changed.download.id)).toBe(0);
    expect(one.log.entries.at(-1)).toMatchObject({ level: 'error' });
  });

  it('503 while the store is unavailable, and everything else works', async () => {
    const { get, headers } = await setUp();
    away();
    const refused = await get();
    expect({ status: refused.status, body: JSON.parse(refused.text) }).toMatchObject(unavailable);
    expect(refused.headers).toMatchObject({ 'retry-after': '5', 'content-type': expect.stringContaining('json') });
    expect((await one.http.get('/api/downloads').set(headers)).status).toBe(200);
    expect((await one.http.get('/api/products')).status).toBe(200);
    s3.intercept = null;
    expect((await get()).status).toBe(200);
  });
});

describe('pictures in a store', () => {
  const upload = async (headers: Record<string, string>) =>
    one.http
      .post('/api/users/avatar')
      .set(headers)
      .attach('avatar', await image(), 'me.png');

  it('an avatar uploaded to one server is served by the other, with the same headers', async () => {
    const { headers } = await one.signedIn();
    const { body } = await upload(headers);
    const answers = await Promise.all([one, other].map((app) => app.http.get(body.avatarUrl).buffer(true)));
    expect(answers[0]?.body.equals(answers[1]?.body)).toBe(true);
    for (const { status, headers: got } of answers) {
      expect(status).toBe(200);
      expect(got).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        etag: answers[0]?.headers.etag,
        'accept-ranges': 'bytes',
        'content-security-policy': "default-src 'none'; sandbox",
      });
    }
    const etag = answers[0]?.headers.etag ?? '';
    expect((await other.http.get(body.avatarUrl).set('if-none-match', etag)).status).toBe(304);
    const part = await other.http.get(body.avatarUrl).set('range', 'bytes=0-3').buffer(true);
    expect([part.status, String(part.body)]).toEqual([206, 'RIFF']);
    const head = await other.http.head(body.avatarUrl);
    expect([head.status, head.headers['content-length']]).toEqual([200, String(answers[0]?.body.length)]);
  });

  it('a library picture is available in every size, and gone from both servers when deleted', async () => {
    const { headers } = await one.signedIn('super_admin');
    const { status, body } = await one.http
      .post('/api/admin/pictures')
      .set(headers)
      .attach('picture', await image(), 'a.png');
    expect([status, body.widths]).toEqual([201, [480, 600]]);
    for (const name of ['600.webp', '600.avif', '480.webp', '480.avif']) {
      expect((await other.http.get(body.url.replace('600.webp', name))).status).toBe(200);
    }
    expect((await one.http.delete(`/api/admin/pictures/${body.id}`).set(headers)).status).toBe(204);
    await one.background.idle();
    for (const app of [one, other]) expect((await app.http.get(body.url)).status).toBe(404);
  });

  it('503 while the store is unavailable: the response is not cached, and the old picture is kept', async () => {
    const { headers } = await one.signedIn();
    const { avatarUrl } = (await upload(headers)).body;
    away();
    expect(await upload(headers)).toMatchObject(unavailable);
    const refused = await one.http.get(avatarUrl);
    expect([refused.status, refused.headers['cache-control']]).toEqual([503, 'no-store']);
    expect((await one.http.get('/api/auth/session').set(headers)).body.user.avatar).toBe(avatarUrl);
    s3.intercept = null;
    expect((await one.http.get(avatarUrl)).status).toBe(200);
  });
});

describe('a product file', () => {
  const keys = async () => {
    const found: string[] = [];
    for await (const { key } of one.deps.storage.list()) found.push(key);
    return found.sort();
  };

  it('is streamed to the store in chunks, and leaves nothing when the sender is cut off', async () => {
    const { headers } = await one.signedIn('super_admin');
    const send = (bytes: Buffer) =>
      one.http.post('/api/admin/product-files').set(headers).attach('file', bytes, 'C:\\maps\\River.ZIP');
    const before = await keys();
    s3.requests.length = 0;
    const { status, body } = await send(Buffer.alloc(20_000_000, 'river '));
    expect([status, body.size_bytes, body.name]).toEqual([201, 20_000_000, 'River.ZIP']);
    expect(s3.requests.filter((line) => line.startsWith('PUT') && line.includes('partNumber='))).toHaveLength(3);
    const after = await keys();
    expect(after).toHaveLength(before.length + 1);

    const sending = request(`${one.url}/api/admin/product-files`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' },
    }).on('error', () => {});
    const givenUp = new Promise<void>((resolve) => {
      s3.intercept = ({ method, url }) => {
        if (url?.includes('partNumber=1')) sending.destroy();
        if (method === 'DELETE' && url?.includes('uploadId=')) resolve();
        return false;
      };
    });
    sending.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\n\r\n');
    sending.write(Buffer.alloc(20_000_000));
    await givenUp;
    s3.intercept = null;
    expect(await keys()).toEqual(after);
    expect((await send(Buffer.alloc(0))).status).toBe(400);
    expect(await keys()).toEqual(after);
  });

  it('503 while the store is unavailable', async () => {
    const { headers } = await one.signedIn('super_admin');
    away();
    const answer = await one.http
      .post('/api/admin/product-files')
      .set(headers)
      .attach('file', Buffer.alloc(100), 'a.zip');
    expect(answer).toMatchObject(unavailable);
  });
});

describe('a start while the store is unavailable', () => {
  it('waits for it when the demo has no files yet, and starts without it later', async () => {
    const app = await createTestApp({ env: { ...s3.env, S3_PREFIX: 'demo', DEMO_DATA: 'true' } });
    try {
      let waited = 0;
      const onWaiting = async () => {
        waited += 1;
        s3.intercept = null;
      };
      const options = { connection: app.connection, storage: app.deps.storage, env: app.env, log: app.log, onWaiting };
      away();
      await prepareDatabase(options);
      expect(waited).toBe(1);
      away();
      await prepareDatabase(options);
      expect(waited).toBe(1);
      expect(app.log.entries.at(-1)?.message).toContain('storage is not responding');
    } finally {
      await app.close();
    }
  });
});
