import { randomBytes, randomUUID } from 'node:crypto';
import { truncate } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import type { Stream } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDownload } from '../../factories/commerce.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const setUp = async (file: Parameters<typeof createDownload>[3] = {}) => {
  const { user, headers } = await app.signedIn();
  const download = await createDownload(app.db, app.deps.storage, user.id, file);
  const get = (more: Record<string, string> = {}) =>
    app.http
      .get(`/api/downloads/${download.id}`)
      .set({ ...headers, ...more })
      .buffer(true)
      .parse(binary);
  return { headers, download, get };
};

/** Returns the bytes as received. */
const binary = (response: Stream, done: (error: Error | null, body: Buffer) => void) => {
  const chunks: Buffer[] = [];
  response.on('data', (part: Buffer) => chunks.push(part)).on('end', () => done(null, Buffer.concat(chunks)));
};

/** The count once every started download has ended. */
const getCount = async (id: string) => {
  await app.background.idle();
  const row = await app.db
    .selectFrom('downloads')
    .select('download_count')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.download_count;
};

describe('GET /api/downloads/{id}', () => {
  it('200: the whole file as an attachment, counted once', async () => {
    const { get, download } = await setUp();
    const { status, headers, body } = await get();
    expect(status).toBe(200);
    expect(body.toString()).toBe('0123456789');
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': '10',
      'content-disposition': expect.stringContaining('attachment; filename="river-map.zip"'),
      etag: `"${download.file.sha256}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    expect(await getCount(download.id)).toBe(1);
    await get();
    expect(await getCount(download.id)).toBe(2);
  });

  it('200: a Bangla name is encoded, quotes and line breaks cannot inject headers', async () => {
    const bangla = await setUp({ name: 'বাংলা ক্যালেন্ডার.zip' });
    expect((await bangla.get()).headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent('বাংলা ক্যালেন্ডার.zip')}`,
    );
    const hostile = await setUp({ name: 'a"\r\nSet-Cookie: x=1\\../../b.zip' });
    const { headers } = await hostile.get();
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[^"\\/\r\n]*"; filename\*=UTF-8''[\w.%-]+$/);
  });

  it('200: parallel downloads are each counted', async () => {
    const { get, download } = await setUp();
    const answers = await Promise.all(Array.from({ length: 10 }, () => get()));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await getCount(download.id)).toBe(10);
  });

  it('200: HEAD returns the headers and counts nothing', async () => {
    const { headers, download } = await setUp();
    const { status, headers: answered } = await app.http.head(`/api/downloads/${download.id}`).set(headers);
    expect(status).toBe(200);
    expect(answered['content-length']).toBe('10');
    expect(await getCount(download.id)).toBe(0);
  });

  it('206: a later range returns its bytes and counts nothing', async () => {
    const { get, download } = await setUp();
    const { status, headers, body } = await get({ range: 'bytes=4-' });
    expect(status).toBe(206);
    expect(body.toString()).toBe('456789');
    expect(headers['content-range']).toBe('bytes 4-9/10');
    expect((await get({ range: 'bytes=0-3' })).body.toString()).toBe('0123');
    expect(await getCount(download.id)).toBe(0);
  });

  it('304: the client has the current content', async () => {
    const { get, download } = await setUp();
    const { status, body } = await get({ 'if-none-match': `"${download.file.sha256}"` });
    expect(status).toBe(304);
    expect(body).toHaveLength(0);
    expect(await getCount(download.id)).toBe(0);
  });

  it('416: a range outside the file', async () => {
    const { get, download } = await setUp();
    const { status, headers } = await get({ range: 'bytes=50-' });
    expect(status).toBe(416);
    expect(headers['content-disposition']).toBeUndefined();
    expect(await getCount(download.id)).toBe(0);
  });

  it('an aborted download is not counted', async () => {
    const { headers, download } = await setUp({ bytes: randomBytes(8 * 1024 * 1024) });
    await new Promise<void>((resolve, reject) => {
      const request = http.get(`${app.url}/api/downloads/${download.id}`, { headers }, (response) => {
        response.once('data', () => response.destroy());
        response.once('close', resolve);
      });
      request.once('error', reject);
    });
    await sleep(200);
    expect(await getCount(download.id)).toBe(0);
  });

  it('404: a malformed id', async () => {
    const { headers } = await setUp();
    for (const id of ['1', '..%2F..%2Fetc%2Fpasswd', 'x'.repeat(300)]) {
      expect((await app.http.get(`/api/downloads/${id}`).set(headers)).status, id).toBe(404);
    }
  });

  it('404: another customer’s file gets the same answer as an unknown one and is not counted', async () => {
    const { download } = await setUp();
    const { headers } = await app.signedIn();
    const foreign = await app.http.get(`/api/downloads/${download.id}`).set(headers);
    const unknown = await app.http.get(`/api/downloads/${randomUUID()}`).set(headers);
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect(await getCount(download.id)).toBe(0);
  });

  it('404: a file missing or truncated in storage is not sent and not counted', async () => {
    const lost = await setUp();
    await app.deps.storage.remove(lost.download.file.storage_key);
    const cut = await setUp();
    await truncate(path.join(app.dataDir, 'files', cut.download.file.storage_key), 3);
    for (const { get, download } of [lost, cut]) {
      const { status, headers } = await get();
      expect(status).toBe(404);
      expect(headers['content-disposition']).toBeUndefined();
      expect(await getCount(download.id)).toBe(0);
    }
  });
});
