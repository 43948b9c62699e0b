import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteStaleRows } from '../../../src/process/housekeeping.ts';
import { insufficientStorage } from '../../../src/storage/multipart.ts';
import { isShortRun } from '../../support/test-length.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const DAY = 24 * 60 * 60 * 1000;
const FIELDS = {
  kind: 'Web Development',
  goals: 'A shop for mangoes',
  budget_from: 2000,
  budget_to: 5000,
  needed_by: '2027-04-01',
  links: '',
  name: 'Rafi Karim',
  email: 'rafi@example.com',
  reach: 'email',
  phone: '',
};
const TUS = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };
const UNKNOWN = 'A'.repeat(43);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => app.clock.reset());
afterAll(() => app.close());
beforeEach(async () => {
  await app.background.idle();
  app.mail.sent.length = 0;
});

const start = async (fields: object = FIELDS): Promise<string> =>
  (await app.http.post('/api/briefs').send(fields).expect(201)).body.token;
const get = (token: string) => app.http.get('/api/brief').set('x-brief-token', token);
const save = (token: string, body: object) => app.http.put('/api/brief').set('x-brief-token', token).send(body);
const send = (token: string, body: object = { ...FIELDS, version: 1 }) =>
  app.http.post('/api/brief/send').set('x-brief-token', token).send(body);
const startFile = (token: string, body: object) =>
  app.http.post('/api/brief/files').set('x-brief-token', token).send(body);
const upload = (token: string, id: string, content: Buffer, offset = 0) =>
  app.http
    .patch(`/api/brief/files/${id}`)
    .set({ ...TUS, 'x-brief-token': token, 'upload-offset': String(offset) })
    .send(content);
const listLeads = () => app.db.selectFrom('leads').select(['id', 'title', 'conversation_id']).execute();

describe('POST /api/briefs', () => {
  it('201: an unfinished brief, whose token alone opens it', async () => {
    const { body } = await app.http
      .post('/api/briefs')
      .send({ ...FIELDS, email: 'rafi@', name: '' })
      .expect(201);
    expect(body.brief).toMatchObject({ email: 'rafi@', version: 1, sent_at: null, reply_hours: null });
    expect((await get(body.token).expect(200)).body).toEqual(body.brief);
    const { token_hash } = await app.db.selectFrom('briefs').select('token_hash').executeTakeFirstOrThrow();
    expect(token_hash).not.toBe(body.token);
  });
});

describe('GET /api/brief', () => {
  it('404: an unknown token, and one that was not used for 30 days', async () => {
    await get(UNKNOWN).expect(404);
    const token = await start();
    app.clock.advance(30 * DAY + 1);
    await get(token).expect(404);
    await deleteStaleRows(app.db, app.deps.clock.now());
    expect(await app.db.selectFrom('briefs').select('id').where('sent_at', 'is', null).execute()).toEqual([]);
  });

  it('200: says within how many hours most first replies were sent, once there are ten', async () => {
    const token = await start();
    const at = app.deps.clock.now();
    const answered = (hours: number) => ({
      name: 'Nadia',
      email: 'nadia@example.com',
      subject: 'A question',
      channel: 'form' as const,
      created_at: new Date(at.getTime() - hours * 60 * 60 * 1000),
      updated_at: at,
      first_answer_at: at,
    });
    const hours = [1, 2, 2, 3, 3, 4, 5, 5, 90];
    await app.db.insertInto('conversations').values(hours.map(answered)).execute();
    expect((await get(token)).body.reply_hours).toBeNull();
    await app.db.insertInto('conversations').values(answered(5)).execute();
    expect((await get(token)).body.reply_hours).toBe(8);
    // Only where it is shown: measuring takes time.
    expect((await save(token, { ...FIELDS, version: 1 }).expect(200)).body.reply_hours).toBeNull();
    await app.db.deleteFrom('conversations').execute();
  });
});

describe('PUT /api/brief', () => {
  it('200: replaces the fields; 409 for another window’s text and once it was sent', async () => {
    const token = await start();
    const { body } = await save(token, { ...FIELDS, goals: 'Two shops', version: 1 }).expect(200);
    expect(body).toMatchObject({ goals: 'Two shops', version: 2 });
    await save(token, { ...FIELDS, version: 1 }).expect(409);
    await send(token, { ...FIELDS, version: 2 }).expect(200);
    await save(token, { ...FIELDS, version: 3 }).expect(409);
  });

  it('400: text that is too long, and a date that does not exist', async () => {
    const token = await start();
    await save(token, { ...FIELDS, goals: 'x'.repeat(3001), version: 1 }).expect(400);
    await save(token, { ...FIELDS, needed_by: '2027-02-30', version: 1 }).expect(400);
  });
});

describe('POST /api/brief/send', () => {
  it('200: becomes one lead with a conversation, and both sides get an email', async () => {
    const before = (await listLeads()).length;
    const token = await start();
    await Promise.all([send(token), send(token), send(token)]);
    const { body } = await send(token).expect(200);
    expect(body).toMatchObject({ ...FIELDS, version: 2, sent_at: expect.any(String) });
    const leads = await listLeads();
    expect(leads).toHaveLength(before + 1);
    await app.background.idle();
    const mails = app.mail.sent.map(({ kind, to }) => [kind, to.address]);
    expect(mails.filter(([kind]) => kind === 'brief-received')).toEqual([['brief-received', 'rafi@example.com']]);
    expect(mails.filter(([kind]) => kind === 'brief-alert')).toHaveLength(1);
    const received = app.mail.sent.find(({ kind }) => kind === 'brief-received');
    expect(received?.text).not.toContain('mangoes');
  });

  it('200: the email is in the language of the page', async () => {
    const sent = await app.http.post('/api/briefs').set('accept-language', 'bn').send(FIELDS).expect(201);
    await send(sent.body.token).expect(200);
    await app.background.idle();
    expect(app.mail.sent.find(({ kind }) => kind === 'brief-received')?.subject).toBe('আপনার প্রজেক্টের বিবরণ আমরা পেয়েছি');
  });

  it('200: a suspected bot’s brief is spam, without a lead and emails', async () => {
    const before = (await listLeads()).length;
    const token = await start({ ...FIELDS, website: 'http://spam.example' });
    await send(token).expect(200);
    await app.background.idle();
    expect(await listLeads()).toHaveLength(before);
    expect(app.mail.sent).toEqual([]);
  });

  it('400: lists all that is missing, in the order of the form', async () => {
    const token = await start();
    const blank = { ...FIELDS, kind: ' ', goals: '', name: '', email: 'rafi', reach: 'phone', version: 1 };
    const { body } = await send(token, blank).expect(400);
    expect(body.details.map(({ field }: { field: string }) => field)).toEqual([
      'kind',
      'goals',
      'name',
      'email',
      'phone',
    ]);
    expect((await get(token)).body).toMatchObject({ kind: 'Web Development', sent_at: null });
  });

  it('400: names in several lines, which an email header cannot have', async () => {
    const token = await start();
    await send(token, { ...FIELDS, name: 'Rafi\nBcc: x@example.com', version: 1 }).expect(400);
    await send(token, { ...FIELDS, kind: 'Web\nBcc: x@example.com', version: 1 }).expect(400);
  });

  it('409: changed in another window; 404: unknown', async () => {
    const token = await start();
    await send(token, { ...FIELDS, version: 7 }).expect(409);
    await send(UNKNOWN).expect(404);
  });

  it('deletes brief and lead with their conversation', async () => {
    const token = await start();
    await send(token).expect(200);
    await app.db.deleteFrom('conversations').execute();
    await get(token).expect(404);
    expect(await listLeads()).toEqual([]);
  });
});

describe('the files of a brief', () => {
  const PDF = Buffer.from('%PDF-1.4 the sketch');

  it('201, 204, 200: arrive in parts, resume, and are sent with the brief', async () => {
    const token = await start();
    const { body, headers } = await startFile(token, { name: '../sketch.pdf', size_bytes: PDF.length }).expect(201);
    expect(body).toEqual({ id: body.id, name: 'sketch.pdf', size_bytes: PDF.length, receivedBytes: 0 });
    expect(headers.location).toBe(`/api/brief/files/${body.id}`);
    await upload(token, body.id, PDF.subarray(0, 5)).expect(204);
    const asked = await app.http.head(`/api/brief/files/${body.id}`).set('x-brief-token', token).expect(200);
    expect(asked.headers['upload-offset']).toBe('5');
    await upload(token, body.id, PDF.subarray(5), 5).expect(204);
    // The answer to the last part may be lost: the client asks again.
    const again = await app.http.head(`/api/brief/files/${body.id}`).set('x-brief-token', token).expect(200);
    expect(again.headers['upload-offset']).toBe(String(PDF.length));
    await send(token).expect(200);
    const file = await app.db
      .selectFrom('conversation_files')
      .select(['name', 'type', 'message_id'])
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow();
    expect(file).toMatchObject({ name: 'sketch.pdf', type: 'application/pdf', message_id: expect.any(String) });
    await startFile(token, { name: 'late.txt', size_bytes: 3 }).expect(409);
    await app.http.delete(`/api/brief/files/${body.id}`).set('x-brief-token', token).expect(409);
    await upload(token, body.id, PDF).expect(409);
  });

  it('400: a brief is not sent without a file that has not arrived', async () => {
    const token = await start();
    const { body } = await startFile(token, { name: 'a.txt', size_bytes: 3 }).expect(201);
    const refused = await send(token).expect(400);
    expect(refused.body.details).toEqual([{ field: 'files', message: 'Finish or remove a.txt first' }]);
    await app.http.delete(`/api/brief/files/${body.id}`).set('x-brief-token', token).expect(204);
    await send(token).expect(200);
  });

  it.skipIf(isShortRun)('stay with an unsent brief for its 30 days, and go with it', async () => {
    const token = await start();
    const { id } = (await startFile(token, { name: 'a.txt', size_bytes: 3 }).expect(201)).body;
    await upload(token, id, Buffer.from('abc')).expect(204);
    app.clock.advance(20 * DAY);
    await app.deps.jobs.add('system.tidy', {});
    await app.background.idle();
    expect((await get(token).expect(200)).body.files).toMatchObject([{ id, receivedBytes: 3 }]);
    app.clock.advance(11 * DAY);
    await app.deps.jobs.add('system.tidy', {});
    await app.background.idle();
    expect(await app.db.selectFrom('conversation_files').select('id').where('id', '=', id).execute()).toEqual([]);
  });

  it('415: content of no allowed type is deleted', async () => {
    const token = await start();
    const { id } = (await startFile(token, { name: 'a.exe', size_bytes: 4 }).expect(201)).body;
    await upload(token, id, Buffer.from([77, 90, 0, 1])).expect(415);
    expect((await get(token)).body.files).toEqual([]);
  });

  it('409: ten files at most; 413: 25 MB at most', async () => {
    const token = await start();
    await startFile(token, { name: 'film.zip', size_bytes: 26_214_401 }).expect(413);
    const starts = Array.from({ length: 12 }, () => startFile(token, { name: 'a.txt', size_bytes: 1 }));
    const statuses = (await Promise.all(starts)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...new Array(10).fill(201), 409, 409]);
  });

  it('200: its state is read with its token', async () => {
    const token = await start();
    const { id } = (await startFile(token, { name: 'a.txt', size_bytes: 3 }).expect(201)).body;
    const answer = await app.http.get(`/api/brief/files/${id}`).set('x-brief-token', token).expect(200);
    expect(answer.headers['upload-offset']).toBe('0');
  });

  it('404: with an unknown token', async () => {
    await save(UNKNOWN, { ...FIELDS, version: 1 }).expect(404);
    await startFile(UNKNOWN, { name: 'a.txt', size_bytes: 3 }).expect(404);
  });

  it('413: longer than announced', async () => {
    const token = await start();
    const { id } = (await startFile(token, { name: 'a.txt', size_bytes: 3 }).expect(201)).body;
    await upload(token, id, Buffer.from('12345')).expect(413);
  });

  it('423: while another request is writing', async () => {
    const token = await start();
    const { id } = (await startFile(token, { name: 'a.txt', size_bytes: 3 }).expect(201)).body;
    const until = new Date(app.clock.now().getTime() + DAY);
    await app.db
      .updateTable('uploads')
      .set({ writer: randomUUID(), writer_until: until })
      .where('id', '=', id)
      .execute();
    await upload(token, id, Buffer.from('abc')).expect(423);
    await app.http.delete(`/api/brief/files/${id}`).set('x-brief-token', token).expect(423);
  });

  it('507: no disk space', async () => {
    const token = await start();
    const room = vi.spyOn(app.deps.storage.growing, 'freeBytes').mockResolvedValue(0);
    await startFile(token, { name: 'a.txt', size_bytes: 3 }).expect(507);
    room.mockRestore();
    const { id } = (await startFile(token, { name: 'a.txt', size_bytes: 3 }).expect(201)).body;
    const write = vi.spyOn(app.deps.storage.growing, 'write').mockRejectedValueOnce(insufficientStorage());
    await upload(token, id, Buffer.from('abc')).expect(507);
    write.mockRestore();
    await upload(token, id, Buffer.from('abc')).expect(204);
  });

  it('404: a file of another brief, read, continued or removed', async () => {
    const token = await start();
    const { id } = (await startFile(token, { name: 'a.txt', size_bytes: 3 }).expect(201)).body;
    const other = await start();
    for (const file of [id, randomUUID()]) {
      await app.http.get(`/api/brief/files/${file}`).set('x-brief-token', other).expect(404);
      await upload(other, file, Buffer.from('abc')).expect(404);
      await app.http.delete(`/api/brief/files/${file}`).set('x-brief-token', other).expect(404);
    }
    await app.http.delete(`/api/brief/files/${id}`).set('x-brief-token', token).expect(204);
  });
});
