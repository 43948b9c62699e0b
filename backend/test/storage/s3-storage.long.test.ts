import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../../src/env.ts';
import { openStorage } from '../../src/storage/open-storage.ts';
import { type FileStorage, StorageUnavailable } from '../../src/storage/storage.ts';
import { type S3Server, startS3Server } from '../support/s3-server.ts';

let s3: S3Server;
const open = (more: Record<string, string> = {}) => openStorage(readEnv({ ...s3.env, ...more }));
beforeAll(async () => {
  s3 = await startS3Server();
  return () => s3.close();
});
afterEach(() => {
  s3.intercept = null;
});

/** Every call to the store, with the error messages of the port. */
const calls = (storage: FileStorage): Record<string, () => Promise<unknown>> => {
  const key = `downloads/${randomUUID()}.zip`;
  return {
    check: () => storage.check(),
    put: () => storage.put('downloads', Buffer.from('x'), 'zip'),
    stream: () => storage.put('downloads', Readable.from([Buffer.alloc(100_000)]), 'zip'),
    find: () => storage.find(key),
    read: () => storage.read(key),
    remove: () => storage.remove(key),
    list: async () => {
      for await (const _file of storage.list());
    },
    removeUnfinished: () => storage.removeUnfinished(new Date()),
  };
};

describe('an object store', () => {
  it('keeps everything under the prefix, and sees nothing else', async () => {
    const storage = await open();
    const other = await open({ S3_PREFIX: 'other' });
    const { key } = await storage.put('avatars', Buffer.from('x'), 'webp');
    expect(s3.requests.at(-1)).toBe(`PUT /studio-files/site/files/${key}?x-id=PutObject`);
    expect(await other.find(key)).toBeNull();
    for await (const found of other.list()) expect(found).toBeUndefined();
  });

  it('is asked for encryption, content types and the expiry of unfinished uploads', async () => {
    const headers: Record<string, unknown>[] = [];
    s3.intercept = (request) => headers.push(request.headers) === 0;
    const storage = await open({ S3_ENCRYPTION: 'aws:kms', S3_KMS_KEY: 'studio' });
    await storage.put('avatars', Buffer.from('x'), 'webp');
    expect(headers[0]).toMatchObject({
      'content-type': 'image/webp',
      'x-amz-server-side-encryption': 'aws:kms',
      'x-amz-server-side-encryption-aws-kms-key-id': 'studio',
    });
    const broken = Readable.from(
      (function* () {
        for (let part = 0; part < 20; part += 1) yield Buffer.alloc(1024 * 1024);
        throw new Error('the sender left');
      })(),
    );
    await expect(storage.put('downloads', broken, 'bin')).rejects.toThrow('the sender left');
    expect(s3.requests.at(-1)).toMatch(/^DELETE \/studio-files\/site\/files\/downloads\/.+uploadId=/);
  });

  it('serves a file by an expiring signed URL, under the file’s name', async () => {
    const storage = await open();
    const { key } = await storage.put('downloads', Buffer.from('river'), 'zip');
    const options = { fileName: 'বাংলা.zip', contentType: 'application/zip', seconds: 600 };
    const address = new URL((await storage.address(key, options)) ?? '');
    expect(address.searchParams.get('X-Amz-Expires')).toBe('600');
    expect(address.searchParams.get('response-content-disposition')).toContain("filename*=UTF-8''%E0");
    expect(address.href).not.toContain('S3RVER%2FS3RVER');
    const answer = await fetch(address);
    expect([answer.status, await answer.text()]).toEqual([200, 'river']);
    expect(await storage.address('../x', options)).toBeNull();
  });

  it('stops sending when the client disconnects', async () => {
    const storage = await open();
    const { key } = await storage.put('downloads', Buffer.from('x'), 'bin');
    const left = new Promise<void>((resolve) => {
      s3.intercept = (_request, response) => {
        response.once('close', resolve).writeHead(200, { 'content-length': '1000000000' }).write(Buffer.alloc(100_000));
        return true;
      };
    });
    const stream = await storage.read(key);
    for await (const _part of stream ?? []) break;
    await left;
  });

  it('deletes abandoned uploads, and only those', async () => {
    const upload = (id: string, initiated: Date) =>
      `<Upload><Key>site/files/downloads/x</Key><UploadId>${id}</UploadId><Initiated>${initiated.toISOString()}</Initiated></Upload>`;
    const hour = 60 * 60 * 1000;
    s3.intercept = (request, response) => {
      if (request.method !== 'GET') return false;
      const uploads = upload('old', new Date(Date.now() - 2 * hour)) + upload('young', new Date());
      response.setHeader('content-type', 'application/xml');
      response.end(
        `<ListMultipartUploadsResult>${uploads}<IsTruncated>false</IsTruncated></ListMultipartUploadsResult>`,
      );
      return true;
    };
    const storage = await open();
    s3.requests.length = 0;
    expect(await storage.removeUnfinished(new Date(Date.now() - hour))).toBe(1);
    expect(s3.requests.filter((line) => line.startsWith('DELETE'))).toEqual([expect.stringContaining('uploadId=old')]);
  });
});

describe('an unavailable store', () => {
  it.each([
    ['refuses connections', { S3_ENDPOINT: 'http://127.0.0.1:9' }],
    ['has no such bucket', { S3_BUCKET: 'not-there' }],
    ['does not know the key', { S3_ACCESS_KEY_ID: 'somebody' }],
  ])('%s: every call reports it', async (_why, settings) => {
    const storage = await open(settings);
    for (const [name, call] of Object.entries(calls(storage))) {
      if (name === 'find' && 'S3_BUCKET' in settings) continue; // HEAD gives no reason: 404 for object and bucket
      await expect(call(), name).rejects.toBeInstanceOf(StorageUnavailable);
    }
  });

  it('fails with 503: every call reports it, and the next one works', async () => {
    const storage = await open();
    s3.intercept = (_request, response) => {
      response.writeHead(503).end();
      return true;
    };
    for (const [name, call] of Object.entries(calls(storage))) {
      await expect(call(), name).rejects.toBeInstanceOf(StorageUnavailable);
    }
    s3.intercept = null;
    await storage.check();
  });

  it('accepts connections without responding: reads time out within their limits', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const storage = await open({ S3_ENDPOINT: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` });
    const { check, find, remove } = calls(storage);
    try {
      const outcomes = await Promise.allSettled([check?.(), find?.(), remove?.()]);
      for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: expect.any(StorageUnavailable) });
    } finally {
      silent.close();
    }
  });

  it('aborts in the middle of a file: the reader gets an error, not a truncated file', async () => {
    const storage = await open();
    const { key } = await storage.put('downloads', Buffer.alloc(100), 'bin');
    s3.intercept = (_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half');
      setImmediate(() => response.destroy());
      return true;
    };
    const stream = await storage.read(key);
    await expect(buffer(stream ?? Readable.from([]))).rejects.toThrow();
  });
});
