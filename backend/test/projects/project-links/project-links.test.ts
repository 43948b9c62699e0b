import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFile, openProject } from '../../factories/projects.ts';
import { createQuote, sendQuote } from '../../factories/quotes.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
let app: TestApp;
let owner: Headers;
beforeAll(async () => {
  app = await createTestApp();
  owner = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

const UNKNOWN = { 'x-project-token': 'A'.repeat(43) };
const read = (access: Headers) => app.http.get('/api/project-link').set(access);
const answer = (access: Headers, id: string, values: object = {}) =>
  app.http
    .post(`/api/project-link/files/${id}/answer`)
    .set(access)
    .send({ kind: 'changes', name: ' Nadia Rahman ', comment: 'Larger, please', ...values });
const revoke = (lead: string) => app.http.delete(`/api/admin/projects/${lead}/link`).set(owner).expect(204);

describe('GET /api/project-link', () => {
  it('200: phase, files, quotes, invoices with their links, decisions and messages; never cached', async () => {
    const { lead, access } = await openProject(app, owner);
    const { quote, access: quoteAccess } = await sendQuote(app, owner, await createQuote(app, owner, {}, lead));
    expect((await read(access).expect(200)).body.waits).toContainEqual({
      side: 'client',
      kind: 'quote',
      label: quote.number,
    });
    const acceptance = { version: 1, selected: [], total: 5144.99, name: 'Nadia Rahman' };
    await app.http.post('/api/quote-link/acceptance').set(quoteAccess).send(acceptance).expect(200);
    const { body: plans } = await app.http.get(`/api/admin/leads/${lead}/milestones`).set(owner).expect(200);
    const draft = `/api/admin/invoice-drafts/${plans.items[0].items[0].draft_id}`;
    const { version } = (await app.http.get(draft).set(owner).expect(200)).body;
    const { body: invoice } = await app.http.post(`${draft}/send`).set(owner).send({ version }).expect(200);
    await addFile(app, owner, lead);
    const { body, headers } = await read(access).expect(200);
    expect(headers['cache-control']).toContain('no-store');
    expect(body).toMatchObject({
      title: 'Mobile App Development',
      name: 'Rafi Karim',
      phase: 'discovery',
      deliverables: [{ title: 'Screens', versions: [{ number: 1, approved: null }] }],
      quotes: [{ number: quote.number, status: 'accepted', total: 5144.99 }],
      invoices: [{ number: invoice.number, status: 'sent', total: 1543.5, left: 1543.5, link: invoice.link }],
      decisions: [{ kind: 'accepted', name: 'Nadia Rahman', version: 1 }],
      messages: [{ from: 'person' }],
    });
    expect(body.waits).toEqual([
      { side: 'client', kind: 'approve', label: 'Screens' },
      { side: 'client', kind: 'pay', label: invoice.number },
      { side: 'studio', kind: 'reply', label: '' },
    ]);
    expect(JSON.stringify(body)).not.toContain('next_step');
  });
  it('404: unknown, and revoked, also for files, answers and messages', async () => {
    const { lead, access } = await openProject(app, owner);
    const [{ versions }] = (await addFile(app, owner, lead)).deliverables;
    const { id } = versions[0];
    await revoke(lead);
    for (const headers of [access, UNKNOWN]) {
      await read(headers).expect(404);
      await app.http.get(`/api/project-link/files/${id}`).set(headers).expect(404);
      await app.http.get(`/api/project-link/message-files/${id}`).set(headers).expect(404);
      await answer(headers, id).expect(404);
      await app.http.post('/api/project-link/messages').set(headers).send({ text: 'Hello' }).expect(404);
    }
  });
});

describe('GET /api/project-link/files/{id}', () => {
  it('200, 206, 304, 416: a version as an attachment; 404: of another project, and lost in storage', async () => {
    const { lead, access } = await openProject(app, owner);
    const [{ versions }] = (await addFile(app, owner, lead)).deliverables;
    const get = (headers: Headers = access) => app.http.get(`/api/project-link/files/${versions[0].id}`).set(headers);
    const { headers, body } = await get().expect(200);
    expect([body.toString(), headers['cache-control']]).toEqual(['Screens', 'private, no-store']);
    await get().set('range', 'bytes=0-2').expect(206);
    await get()
      .set('if-none-match', headers.etag ?? '')
      .expect(304);
    await get().set('range', 'bytes=99-').expect(416);
    await get((await openProject(app, owner)).access).expect(404);
    await sql`update files set storage_key = 'downloads/lost.bin' where id = (select file_id from deliverable_versions
      where id = ${versions[0].id}::uuid)`.execute(app.db);
    await get().expect(404);
  });
});

describe('POST /api/project-link/files/{id}/answer', () => {
  it('204: with name, comment and time, once; the studio is notified in the conversation, in the app and by email', async () => {
    await app.background.idle();
    app.mail.sent.length = 0;
    const { lead, access } = await openProject(app, owner);
    const [{ versions }] = (await addFile(app, owner, lead)).deliverables;
    await answer(access, versions[0].id).expect(204);
    await answer(access, versions[0].id).expect(204);
    const { body } = await read(access).expect(200);
    expect(body.deliverables[0].versions[0]).toMatchObject({
      approved: false,
      answered_by: 'Nadia Rahman',
      comment: 'Larger, please',
      answered_at: expect.any(String),
    });
    expect(body.messages.map(({ text }: { text: string }) => text).slice(1)).toEqual([
      'Nadia Rahman asked for changes to “Screens”, version 1\n\nLarger, please',
    ]);
    const { body: bell } = await app.http.get('/api/notifications').set(owner).expect(200);
    expect(JSON.stringify(bell)).toContain(`/admin/inbox/projects/${lead}`);
    await app.background.idle();
    const sent = app.mail.sent.filter(({ kind, text }) => kind === 'conversation' && text.includes('Larger, please'));
    expect(sent).toHaveLength(1);
  });
  it('409: another answer, an older version, and a file without approval; 400: no name or comment; 404', async () => {
    const { lead, access } = await openProject(app, owner);
    const [first] = (await addFile(app, owner, lead)).deliverables;
    const id = first.versions[0].id;
    expect((await answer(access, id, { name: '  1' }).expect(400)).body.details).toMatchObject([{ field: 'name' }]);
    expect((await answer(access, id, { comment: ' ' }).expect(400)).body.details).toMatchObject([{ field: 'comment' }]);
    await addFile(app, owner, lead, { deliverable_id: first.id });
    await answer(access, id).expect(409);
    const [{ versions }] = (await app.http.get(`/api/admin/projects/${lead}`).set(owner)).body.deliverables;
    await answer(access, versions[0].id, { kind: 'approved', comment: '' }).expect(204);
    const other = await answer(access, versions[0].id, { name: 'Rafi Karim' }).expect(409);
    expect(other.body.message).toContain('Nadia Rahman has already reviewed');
    const [minutes] = (await addFile(app, owner, lead, { title: 'Minutes', for_approval: false })).deliverables;
    await answer(access, minutes.versions[0].id).expect(409);
    await answer(access, randomUUID()).expect(404);
    await answer((await openProject(app, owner)).access, versions[0].id).expect(404);
  });
});

describe('POST /api/project-link/messages', () => {
  it('204: becomes a message of the conversation; 400: a blank one', async () => {
    const { access } = await openProject(app, owner);
    await app.http.post('/api/project-link/messages').set(access).send({ text: 'When do we start?' }).expect(204);
    expect((await read(access)).body.messages.at(-1)).toMatchObject({ from: 'person', text: 'When do we start?' });
    await app.http.post('/api/project-link/messages').set(access).send({ text: ' \n ' }).expect(400);
  });
});

describe('GET /api/project-link/message-files/{id}', () => {
  it('200: an attachment of the conversation; 404: of another one', async () => {
    const { lead, access } = await openProject(app, owner);
    const { conversation_id: id } = (await app.http.get(`/api/admin/leads/${lead}`).set(owner)).body;
    const upload = await app.http
      .post('/api/admin/conversation-files')
      .set(owner)
      .attach('file', Buffer.from('Plain words'), 'notes.txt')
      .expect(201);
    const { body } = await app.http.get(`/api/admin/conversations/${id}`).set(owner).expect(200);
    await app.http
      .post(`/api/admin/conversations/${id}/messages`)
      .set(owner)
      .send({ text: 'Here are my notes.', note: false, fileIds: [upload.body.id], version: body.version })
      .expect(201);
    const get = (headers: Headers) => app.http.get(`/api/project-link/message-files/${upload.body.id}`).set(headers);
    expect((await get(access).expect(200)).body.toString()).toBe('Plain words');
    await get((await openProject(app, owner)).access).expect(404);
  });
});
