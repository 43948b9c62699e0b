import { unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deleteUnsentFiles } from '../../../src/features/conversations/conversation-files.service.ts';
import { eraseDeletedUsers, GRACE_MS } from '../../../src/features/privacy/erase-users.service.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const DAY = 24 * 60 * 60 * 1000;
const PNG = Buffer.from('\x89PNG\r\n\x1a\nof a screen', 'latin1');
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
afterEach(() => app.clock.reset());

type Headers = Record<string, string>;
const OWN = '/api/conversation-files';
const STUDIO = '/api/admin/conversation-files';
const hand = (headers: Headers, content: Buffer = PNG, name = 'screen.png', path = OWN) =>
  app.http.post(path).set(headers).attach('file', content, name);
const uploadFile = async (headers: Headers, path = OWN): Promise<string> =>
  (await hand(headers, PNG, 'screen.png', path).expect(201)).body.id;
const start = (headers: Headers, fileIds: string[]) =>
  app.http.post('/api/conversations').set(headers).send({ subject: 'It fails', text: 'See the picture', fileIds });
const fetched = (headers: Headers, id: string, path = OWN) =>
  app.http
    .get(`${path}/${id}`)
    .set(headers)
    .buffer()
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (part: Buffer) => chunks.push(part));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    });
const answer = async (id: string, given: { fileIds: string[]; note?: boolean }, headers: Headers) => {
  const { version } = (await app.http.get(`/api/admin/conversations/${id}`).set(headers).expect(200)).body;
  const body = { text: 'Here', note: false, ...given, version };
  return app.http.post(`/api/admin/conversations/${id}/messages`).set(headers).send(body);
};
const keys = async () => {
  const fileKeys: string[] = [];
  for await (const { key } of app.deps.storage.list()) if (key.startsWith('attachments/')) fileKeys.push(key);
  return fileKeys;
};

describe.each([
  ['customer', OWN],
  ['super_admin', STUDIO],
] as const)('uploading a file as %s', (role, path) => {
  it('201: the type is detected from the content, the name is the last path segment', async () => {
    const { headers } = await app.signedIn(role);
    const { body } = await hand(headers, PNG, '../রসিদ.pdf', path).expect(201);
    expect(body).toEqual({
      id: expect.any(String),
      name: 'রসিদ.pdf',
      type: 'image/png',
      size_bytes: PNG.length,
    });
  });

  it('400: no file, two, or another field; 401; 413: above 5 MB; 415: a type that is not allowed', async () => {
    const { headers } = await app.signedIn(role);
    const post = () => app.http.post(path).set(headers);
    expect((await post().field('file', 'text')).status).toBe(400);
    expect((await post().attach('file', PNG, 'a').attach('file', PNG, 'b')).status).toBe(400);
    expect((await post().attach('avatar', PNG, 'a')).status).toBe(400);
    expect((await hand({}, PNG, 'a.png', path)).status).toBe(401);
    expect((await hand(headers, Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), 'a.txt', path)).status).toBe(413);
    expect((await hand(headers, Buffer.from('MZ\x90\x00', 'latin1'), 'a.png', path)).status).toBe(415);
    expect((await hand(headers, Buffer.alloc(0), 'a.png', path)).status).toBe(415);
    expect((await post().send({ file: 'text' })).status).toBe(415);
  });
});

describe('files of a message', () => {
  it('200: everyone who can read the message can download them, never displayed inline', async () => {
    const { headers } = await app.signedIn();
    const ids = [await uploadFile(headers), await uploadFile(headers)];
    const { body } = await start(headers, ids).expect(201);
    expect(body.messages[0].files.map((file: { id: string }) => file.id)).toEqual(ids);
    const { headers: admin } = await app.signedIn('super_admin', ['support']);
    for (const response of [await fetched(headers, ids[0] ?? ''), await fetched(admin, ids[1] ?? '', STUDIO)]) {
      expect(response.status).toBe(200);
      expect(response.body).toEqual(PNG);
      expect(response.headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': 'attachment; filename="screen.png"',
        'x-content-type-options': 'nosniff',
        'cache-control': expect.stringContaining('no-store'),
      });
    }
  });

  it('201: the reply lists them in its email, and the customer downloads them', async () => {
    const { headers } = await app.signedIn();
    const { id } = (await start(headers, []).expect(201)).body;
    const { headers: admin } = await app.signedIn('super_admin');
    const file = await uploadFile(admin, STUDIO);
    app.mail.sent.length = 0;
    expect((await answer(id, { fileIds: [file] }, admin)).status).toBe(201);
    await app.background.idle();
    expect(app.mail.sent[0]?.text).toContain('Attached: screen.png');
    expect((await fetched(headers, file)).status).toBe(200);
  });

  it('404: of another user, of a note, not sent yet, unknown; 400, 401, 403', async () => {
    const { headers } = await app.signedIn();
    const { headers: stranger } = await app.signedIn();
    const { headers: admin } = await app.signedIn('super_admin');
    const { headers: writer } = await app.signedIn('super_admin', ['content']);
    const [sent, unsent] = [await uploadFile(headers), await uploadFile(headers)];
    const { id } = (await start(headers, [sent]).expect(201)).body;
    const note = await uploadFile(admin, STUDIO);
    expect((await answer(id, { fileIds: [note], note: true }, admin)).status).toBe(201);
    expect((await fetched(stranger, sent)).status).toBe(404);
    for (const file of [note, unsent, UNKNOWN]) expect((await fetched(headers, file)).status).toBe(404);
    for (const file of [unsent, UNKNOWN]) expect((await fetched(admin, file, STUDIO)).status).toBe(404);
    expect((await fetched(admin, note, STUDIO)).status).toBe(200);
    for (const path of [OWN, STUDIO]) {
      expect((await fetched(admin, 'x', path)).status).toBe(404);
      expect((await fetched({}, sent, path)).status).toBe(401);
    }
    expect((await fetched(writer, sent, STUDIO)).status).toBe(403);
    expect((await hand(writer, PNG, 'a.png', STUDIO)).status).toBe(403);
    expect((await fetched(headers, sent, STUDIO)).status).toBe(403);
  });

  it('400: unknown, another user’s, already sent, duplicate, six; the message is not stored', async () => {
    const { headers } = await app.signedIn();
    const { headers: stranger } = await app.signedIn();
    const [own, foreign] = [await uploadFile(headers), await uploadFile(stranger)];
    await start(headers, [own]).expect(201);
    const many = await Promise.all(Array.from({ length: 6 }, () => uploadFile(headers)));
    for (const ids of [[UNKNOWN], [foreign], [own], [many[0] ?? '', many[0] ?? ''], many]) {
      expect((await start(headers, ids)).status, ids.join()).toBe(400);
    }
    expect((await app.http.get('/api/conversations').set(headers)).body.total).toBe(1);
  });

  it('404 once storage has lost it', async () => {
    const { headers } = await app.signedIn();
    const file = await uploadFile(headers);
    await start(headers, [file]).expect(201);
    const { storage_key } = await app.db
      .selectFrom('conversation_files')
      .select('storage_key')
      .where('id', '=', file)
      .executeTakeFirstOrThrow();
    await app.deps.storage.remove(storage_key);
    expect((await fetched(headers, file)).status).toBe(404);
  });
});

describe('deleting and exporting files', () => {
  it('deletes unsent files a day after the upload', async () => {
    const { headers } = await app.signedIn();
    const [sent, unsent] = [await uploadFile(headers), await uploadFile(headers)];
    await start(headers, [sent]).expect(201);
    const before = await keys();
    app.clock.advance(DAY + 1000);
    await deleteUnsentFiles(app.deps);
    await app.background.idle();
    const rows = await app.db.selectFrom('conversation_files').select('id').where('id', 'in', [sent, unsent]).execute();
    expect(rows).toEqual([{ id: sent }]);
    expect((await keys()).length).toBeLessThan(before.length);
  });

  it('deletes them with the user, including the studio’s', async () => {
    const { headers, user } = await app.signedIn();
    const { headers: admin } = await app.signedIn('super_admin');
    const others = (await keys()).length;
    const { id } = (await start(headers, [await uploadFile(headers)]).expect(201)).body;
    await answer(id, { fileIds: [await uploadFile(admin, STUDIO)] }, admin);
    await uploadFile(headers);
    expect(await keys()).toHaveLength(others + 3);
    await app.db.updateTable('users').set({ deleted_at: app.clock.now() }).where('id', '=', user.id).execute();
    await eraseDeletedUsers(app.deps, new Date(app.clock.now().getTime() + GRACE_MS + 1));
    await app.background.idle();
    expect(await keys()).toHaveLength(others);
  });

  it('exports them under messages/', async () => {
    const { headers } = await app.signedIn();
    const file = await uploadFile(headers);
    await start(headers, [file]).expect(201);
    await app.http.post('/api/data-export').set(headers).expect(202);
    await app.background.idle();
    const { address } = (await app.http.post('/api/data-export/address').set(headers).expect(200)).body;
    const archive = await app.http.get(address).buffer().responseType('blob');
    const entries = unzipSync(new Uint8Array(archive.body));
    const [conversation] = JSON.parse(new TextDecoder().decode(entries['data.json'])).conversations;
    const [name] = conversation.messages[0].files;
    expect(name).toBe(`messages/${file.slice(0, 8)}-screen.png`);
    expect(Buffer.from(entries[name] ?? [])).toEqual(PNG);
  });
});
