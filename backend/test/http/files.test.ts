import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';

const NAME = 'বাংলা "ক্যালেন্ডার" /../ v1.zip';
const content = Buffer.alloc(3_000_000, 'river ');
const at = `/api/downloads/${crypto.randomUUID()}`;

let app: TestApp;
let folder: string;
let headers: Record<string, string>;
let file: string;
let completed = 0;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-files-'));
  file = path.join(folder, 'file.bin');
  await writeFile(file, content);
  app = await createTestApp({
    override: {
      handlers: (real) => ({
        ...real,
        getDownloadFile: () => ({
          status: 200,
          body: {
            size: content.length,
            open: async (range) => (existsSync(file) ? createReadStream(file, range) : null),
            fileName: NAME,
            contentType: 'application/zip',
            etag: '"sha256-abc"',
            onComplete: () => {
              completed += 1;
            },
          },
        }),
      }),
    },
  });
  headers = (await app.signedIn()).headers;
});
beforeEach(() => {
  completed = 0;
  file = path.join(folder, 'file.bin');
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const fetchFile = (more: Record<string, string> = {}) =>
  app.http
    .get(at)
    .set({ ...headers, ...more })
    .buffer(true);
/** A complete download is counted after its last byte was sent, so the answer may arrive first. */
const counted = () => expect.poll(() => completed).toBe(1);
const settle = () => sleep(50);

describe('a file response', () => {
  it('200 sends the whole file under its name and counts one download', async () => {
    const response = await fetchFile();
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(content.length),
      'accept-ranges': 'bytes',
      etag: '"sha256-abc"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const plain = Array.from(NAME, (char) => (/[ -~]/.test(char) && !/["/\\%]/.test(char) ? char : '_'));
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="[ -~]+"; filename\*=UTF-8''%E0%A6%AC/,
    );
    expect(response.headers['content-disposition']).not.toMatch(/\.\.\//);
    expect(plain.length).toBeGreaterThan(0);
    await counted();
  });

  it('206 for a range; only a range of the whole file counts', async () => {
    const part = await fetchFile({ range: 'bytes=10-19' });
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 10-19/${content.length}`]);
    expect((await fetchFile({ range: `bytes=-5` })).status).toBe(206);
    expect((await fetchFile({ range: 'bytes=0-9' })).status).toBe(206);
    await settle();
    expect(completed).toBe(0);
    expect((await fetchFile({ range: 'bytes=0-' })).status).toBe(206);
    await counted();
  });

  it('416 for a range outside the file, as an error response', async () => {
    const response = await fetchFile({ range: `bytes=${content.length}-` });
    expect(response.status).toBe(416);
    expect(response.headers['content-range']).toBe(`bytes */${content.length}`);
    const body = JSON.parse(response.text ?? response.body.toString());
    expect(body).toMatchObject({ code: 'range_not_satisfiable', message: 'The requested range is not available' });
    expect(response.headers).not.toHaveProperty('content-disposition');
  });

  it('304 for a matching ETag, and an outdated If-Range sends the whole file', async () => {
    expect((await fetchFile({ 'if-none-match': '"sha256-abc"' })).status).toBe(304);
    expect((await fetchFile({ range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
    await counted();
  });

  it('HEAD returns the same headers and counts nothing', async () => {
    const response = await app.http.head(at).set(headers);
    expect(response.status).toBe(200);
    expect(response.headers['content-length']).toBe(String(content.length));
    await settle();
    expect(completed).toBe(0);
  });

  it('counts nothing when the client disconnects', async () => {
    const response = await new Promise<IncomingMessage>((resolve) => get(`${app.url}${at}`, { headers }, resolve));
    response.destroy();
    await sleep(200);
    expect(completed).toBe(0);
  });

  it('404 as an error response when the file is missing', async () => {
    file = path.join(folder, 'gone.bin');
    const response = await fetchFile();
    expect(response.status).toBe(404);
    const body = JSON.parse(response.text ?? response.body.toString());
    expect(body).toMatchObject({ code: 'not_found', message: 'Not found' });
    for (const name of ['content-disposition', 'etag']) expect(response.headers).not.toHaveProperty(name);
  });
});
