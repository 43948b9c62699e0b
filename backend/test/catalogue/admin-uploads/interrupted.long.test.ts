import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileUpload } from '../../../../contract/generated/model.ts';
import { createDownload } from '../../factories/commerce.ts';
import { type S3Server, startS3Server } from '../../support/s3-server.ts';
import { sha256 } from '../../support/sha256.ts';
import { startProxy } from '../../support/tcp-proxy.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const MB = 1024 * 1024;

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
  return () => s3.close();
});

describe.each(['disk', 's3'] as const)('a connection that breaks ten times, files in %s', (kind) => {
  let app: TestApp;
  let headers: { authorization: string };
  beforeAll(async () => {
    app = await createTestApp({ env: kind === 's3' ? s3.env : {} });
    ({ headers } = await app.signedIn('super_admin'));
  });
  afterAll(() => app.close());

  const start = async (sizeBytes: number): Promise<FileUpload> => {
    const sent = app.http.post('/api/admin/uploads').set(headers).send({ name: 'line.dmg', size_bytes: sizeBytes });
    return (await sent.expect(201)).body;
  };
  const get = async (id: string): Promise<FileUpload> =>
    (await app.http.get(`/api/admin/uploads/${id}`).set(headers).expect(200)).body;

  it('uploads the same file, with the protocol’s client', async () => {
    const bytes = randomBytes(11 * MB + 5);
    const { id } = await start(bytes.length);
    const proxy = await startProxy({ host: '127.0.0.1', port: Number(new URL(app.url).port) });
    let cuts = 0;
    await new Promise<void>((resolve, reject) => {
      const upload = new Upload(bytes, {
        uploadUrl: `http://127.0.0.1:${proxy.port}/api/admin/uploads/${id}`,
        headers: { ...headers },
        chunkSize: 700_000,
        retryDelays: Array.from({ length: 50 }, () => 20),
        onShouldRetry: () => true,
        onProgress: (sent) => {
          if (cuts === 10 || sent < (cuts + 1) * MB) return;
          cuts += 1;
          proxy.closeConnections();
        },
        onSuccess: () => resolve(),
        onError: reject,
      });
      upload.start();
    });
    await proxy.close();
    expect(cuts).toBe(10);
    expect(await get(id)).toMatchObject({ sha256: sha256(bytes), file: { size_bytes: bytes.length } });
  });

  it('keeps what was received of an unfinished request', async () => {
    const bytes = randomBytes(3 * MB);
    const { id } = await start(bytes.length);
    const half = 1.5 * MB;
    const request = http.request(`${app.url}/api/admin/uploads/${id}`, {
      method: 'PATCH',
      headers: {
        ...headers,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        'content-length': bytes.length,
      },
    });
    request.on('error', () => {});
    request.write(bytes.subarray(0, half));
    await sleep(300);
    // A resumed upload does not wait for the lost connection.
    const next = await app.http
      .patch(`/api/admin/uploads/${id}`)
      .set({ ...headers, 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' })
      .set('upload-offset', '0')
      .send(bytes);
    expect(next.status).toBe(409);
    expect((await get(id)).receivedBytes).toBe(half);
    request.destroy();
    await app.http
      .patch(`/api/admin/uploads/${id}`)
      .set({ ...headers, 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' })
      .set('upload-offset', String(half))
      .send(bytes.subarray(half))
      .expect(204);
    expect((await get(id)).sha256).toBe(sha256(bytes));
  });

  it('downloads the same file', async () => {
    const bytes = randomBytes(6 * MB);
    const { user, headers: own } = await app.signedIn();
    const download = await createDownload(app.db, app.deps.storage, user.id, { bytes });
    const chunks: Buffer[] = [];
    let got = 0;
    for (let breaks = 0; got < bytes.length; breaks += 1) {
      const request = http.get(`${app.url}/api/downloads/${download.id}`, {
        headers: { ...own, ...(got > 0 ? { range: `bytes=${got}-`, 'if-range': `"${sha256(bytes)}"` } : {}) },
      });
      const [response] = (await once(request, 'response')) as [http.IncomingMessage];
      expect(response.statusCode).toBe(got > 0 ? 206 : 200);
      const end = breaks < 10 ? got + 0.5 * MB : bytes.length;
      for await (const part of response) {
        chunks.push(part);
        got += part.length;
        if (got >= end) break;
      }
    }
    expect(sha256(Buffer.concat(chunks))).toBe(sha256(bytes));
  });
});
