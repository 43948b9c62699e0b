import { randomBytes, randomUUID } from 'node:crypto';
import { appendFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FileUpload } from '../../../../contract/generated/model.ts';
import { insufficientStorage } from '../../../src/storage/multipart.ts';
import { type S3Server, startS3Server } from '../../support/s3-server.ts';
import { sha256 } from '../../support/sha256.ts';
import { isShortRun } from '../../support/test-length.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const MB = 1024 * 1024;
const HOUR = 60 * 60 * 1000;
const TUS = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };

type Headers = { authorization: string };

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
  return () => s3.close();
});

describe.each(['disk', 's3'] as const)('an upload to %s', (kind) => {
  let app: TestApp;
  let headers: Headers;
  beforeAll(async () => {
    app = await createTestApp({ env: kind === 's3' ? s3.env : {} });
    ({ headers } = await app.signedIn('super_admin', ['all']));
  });
  afterAll(() => app.close());

  const start = async (sizeBytes: number, name = 'ramadan-1.4.0.dmg'): Promise<FileUpload> => {
    const sent = app.http.post('/api/admin/uploads').set(headers).send({ name, size_bytes: sizeBytes });
    return (await sent.expect(201)).body;
  };
  const patch = (id: string, offset: number, bytes: Uint8Array) =>
    app.http
      .patch(`/api/admin/uploads/${id}`)
      .set({ ...headers, ...TUS, 'upload-offset': String(offset) })
      .send(Buffer.from(bytes));
  const get = (id: string) => app.http.get(`/api/admin/uploads/${id}`).set(headers);
  const contentOf = async (id: string) => {
    const row = await app.db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const content = await app.deps.storage.read(row.storage_key);
    return { row, bytes: content && (await buffer(content)) };
  };

  it('204: chunks of any size become the file, with its hash', async () => {
    const bytes = randomBytes(14 * MB + 3);
    const upload = await start(bytes.length);
    expect(upload).toMatchObject({ name: 'ramadan-1.4.0.dmg', receivedBytes: 0, file: null, sha256: null });
    let offset = 0;
    for (const length of [1, 3 * MB, 6 * MB, 70_000, bytes.length]) {
      const answer = await patch(upload.id, offset, bytes.subarray(offset, offset + length)).expect(204);
      offset = Math.min(offset + length, bytes.length);
      expect(answer.headers).toMatchObject({ 'upload-offset': String(offset), 'tus-resumable': '1.0.0' });
      const head = await app.http.head(`/api/admin/uploads/${upload.id}`).set(headers).expect(200);
      expect(head.headers).toMatchObject({ 'upload-offset': String(offset), 'upload-length': String(bytes.length) });
    }
    const finishedUpload: FileUpload = (await get(upload.id).expect(200)).body;
    expect(finishedUpload).toMatchObject({
      receivedBytes: bytes.length,
      sha256: sha256(bytes),
      file: { name: upload.name },
    });
    const { row, bytes: kept } = await contentOf(finishedUpload.file?.id ?? '');
    expect(row).toMatchObject({ size_bytes: bytes.length, sha256: sha256(bytes) });
    expect(kept?.equals(bytes)).toBe(true);
    expect((await app.http.get('/api/admin/uploads').set(headers)).body.uploads).toEqual([]);
  });

  it('204: a server that crashed between storing the file and its row leaves an upload that can be finished', async () => {
    const bytes = randomBytes(200_000);
    const upload = await start(bytes.length);
    const complete = vi.spyOn(app.deps.storage.growing, 'complete');
    complete.mockImplementationOnce(async (...args) => {
      complete.mockRestore();
      await app.deps.storage.growing.complete(...args);
      throw insufficientStorage();
    });
    await patch(upload.id, 0, bytes).expect(507);
    expect((await get(upload.id).expect(200)).body).toMatchObject({
      sha256: sha256(bytes),
      file: { name: upload.name },
    });
    const reloaded: FileUpload = (await get(upload.id).expect(200)).body;
    expect((await contentOf(reloaded.file?.id ?? '')).bytes?.equals(bytes)).toBe(true);
  });

  it.runIf(kind === 'disk')(
    '204: bytes that a killed server wrote but did not record are not part of the file',
    async () => {
      const bytes = randomBytes(100_000);
      const upload = await start(bytes.length);
      await patch(upload.id, 0, bytes.subarray(0, 40_000)).expect(204);
      const folder = path.join(app.dataDir, 'files', 'growing');
      const [name = ''] = await readdir(folder);
      await appendFile(path.join(folder, name), randomBytes(90_000));
      await patch(upload.id, 40_000, bytes.subarray(40_000)).expect(204);
      const { file }: FileUpload = (await get(upload.id).expect(200)).body;
      expect((await contentOf(file?.id ?? '')).bytes?.equals(bytes)).toBe(true);
    },
  );

  it.skipIf(isShortRun)('404: an upload is deleted after 48 hours, and not before', async () => {
    const upload = await start(9 * MB);
    await patch(upload.id, 0, randomBytes(8 * MB)).expect(204);
    const tidy = async () => {
      await app.deps.jobs.add('system.tidy', {});
      await app.background.idle();
    };
    const age = (hours: number) =>
      app.db
        .updateTable('uploads')
        .set({ updated_at: new Date(app.clock.now().getTime() - hours * HOUR) })
        .where('id', '=', upload.id)
        .execute();
    await age(47);
    await tidy();
    await get(upload.id).expect(200);
    await age(49);
    await tidy();
    await get(upload.id).expect(404);
    if (kind === 'disk') expect(await readdir(path.join(app.dataDir, 'files', 'growing'))).toEqual([]);
    else expect(s3.requests.filter((line) => /^DELETE .*uploadId=/.test(line))).toHaveLength(1);
  });
});

describe('/api/admin/uploads', () => {
  let app: TestApp;
  let headers: Headers;
  beforeAll(async () => {
    app = await createTestApp();
    ({ headers } = await app.signedIn('super_admin'));
  });
  afterAll(() => app.close());

  const begin = (body: object, as: Record<string, string> = headers) =>
    app.http.post('/api/admin/uploads').set(as).send(body);
  const start = async (sizeBytes = 10): Promise<string> =>
    (await begin({ name: 'x.zip', size_bytes: sizeBytes }).expect(201)).body.id;
  const patch = (id: string, more: object = {}, as: Record<string, string> = headers) =>
    app.http.patch(`/api/admin/uploads/${id}`).set({ ...as, ...TUS, 'upload-offset': '0', ...more });

  it('400: no name, no length, another version of the protocol, no offset', async () => {
    expect((await begin({ name: ' ', size_bytes: 1 })).status).toBe(400);
    expect((await begin({ name: 'x.zip', size_bytes: 0 })).status).toBe(400);
    const id = await start();
    expect((await patch(id, { 'tus-resumable': '0.2.0' }).send(Buffer.from('x'))).status).toBe(400);
    expect((await patch(id, { 'upload-offset': '-1' }).send(Buffer.from('x'))).status).toBe(400);
    expect((await app.http.get('/api/admin/uploads/1').set(headers)).status).toBe(404);
  });

  it('404: another administrator’s upload', async () => {
    const id = await start();
    const { headers: other } = await app.signedIn('super_admin');
    expect((await app.http.get(`/api/admin/uploads/${id}`).set(other)).status).toBe(404);
    expect((await patch(id, {}, other).send(Buffer.from('x'))).status).toBe(404);
    expect((await app.http.delete(`/api/admin/uploads/${id}`).set(other)).status).toBe(404);
    expect((await patch(randomUUID()).send(Buffer.from('x'))).status).toBe(404);
    expect((await app.http.delete(`/api/admin/uploads/${id}`).set(headers)).status).toBe(204);
    expect((await app.http.delete(`/api/admin/uploads/${id}`).set(headers)).status).toBe(404);
  });

  it('204: a colleague’s upload that was idle for an hour can be listed and cancelled by an owner, but not continued', async () => {
    const id = await start();
    const { headers: other } = await app.signedIn('super_admin', ['all']);
    const { headers: editor } = await app.signedIn('super_admin', ['content']);
    const list = () => app.http.get('/api/admin/uploads').set(other);
    const listAbandonedIds = async () => (await list()).body.abandoned.map((one: { id: string }) => one.id);
    expect(await listAbandonedIds()).not.toContain(id);
    await app.db
      .updateTable('uploads')
      .set({ updated_at: new Date(app.clock.now().getTime() - 61 * 60_000) })
      .where('id', '=', id)
      .execute();
    expect(await listAbandonedIds()).toContain(id);
    const [one] = (await list()).body.abandoned.filter((each: { id: string }) => each.id === id);
    expect(one).toMatchObject({ receivedBytes: 0, startedBy: expect.any(String) });
    expect((await app.http.delete(`/api/admin/uploads/${id}`).set(editor)).status).toBe(403);
    expect((await app.http.get(`/api/admin/uploads/${id}`).set(other)).status).toBe(404);
    expect((await app.http.delete(`/api/admin/uploads/${id}`).set(other)).status).toBe(204);
    expect((await app.http.get(`/api/admin/uploads/${id}`).set(headers)).status).toBe(404);
  });

  it('409: an offset that differs from the server’s; nothing changes', async () => {
    const id = await start();
    await patch(id).send(Buffer.from('0123')).expect(204);
    expect((await patch(id).send(Buffer.from('01234'))).status).toBe(409);
    expect((await patch(id, { 'upload-offset': '9' }).send(Buffer.from('9'))).status).toBe(409);
    expect((await app.http.get(`/api/admin/uploads/${id}`).set(headers)).body.receivedBytes).toBe(4);
  });

  it('409: ten unfinished uploads, also when started at the same time', async () => {
    const { headers: busy } = await app.signedIn('super_admin', ['all']);
    const answers = await Promise.all(Array.from({ length: 12 }, () => begin({ name: 'x.zip', size_bytes: 5 }, busy)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    expect((await app.http.get('/api/admin/uploads').set(busy)).body.uploads).toHaveLength(10);
  });

  it('413: above the limit, or longer than announced', async () => {
    const huge = await begin({ name: 'x.zip', size_bytes: 5 * 1024 ** 3 + 1 });
    expect(huge).toMatchObject({ status: 413, body: { message: 'This file is larger than 5 GB' } });
    const id = await start(3);
    expect((await patch(id).send(Buffer.from('12345'))).status).toBe(413);
    expect((await app.http.get(`/api/admin/uploads/${id}`).set(headers)).body.file).toBeNull();
  });

  it('423: while another server is still writing', async () => {
    const id = await start();
    const until = new Date(app.clock.now().getTime() + HOUR);
    await app.db.updateTable('uploads').set({ writer: randomUUID(), writer_until: until }).execute();
    const [refused, kept] = await Promise.all([
      patch(id).send(Buffer.from('x')),
      app.http.delete(`/api/admin/uploads/${id}`).set(headers),
    ]);
    expect(refused).toMatchObject({ status: 423, body: { code: 'locked' } });
    expect(kept.status).toBe(423);
    await app.db.updateTable('uploads').set({ writer: null, writer_until: null }).execute();
  });

  it('507: no disk space, with a clear message', async () => {
    const room = vi.spyOn(app.deps.storage.growing, 'freeBytes').mockResolvedValue(600 * MB);
    expect(await begin({ name: 'x.zip', size_bytes: 200 * MB })).toMatchObject({
      status: 507,
      body: { code: 'no_room', message: expect.stringContaining('free up space') },
    });
    room.mockRestore();
    const id = await start();
    const write = vi.spyOn(app.deps.storage.growing, 'write').mockRejectedValueOnce(insufficientStorage());
    expect((await patch(id).send(Buffer.from('0123456789'))).status).toBe(507);
    write.mockRestore();
    await patch(id).send(Buffer.from('0123456789')).expect(204);
  });
});
