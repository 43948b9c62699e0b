import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../factories/audit.ts';
import { addFile, openProject, uploadFile } from '../../factories/projects.ts';
import { createLead } from '../../factories/quotes.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
let app: TestApp;
let owner: Headers;
let support: Headers;
beforeAll(async () => {
  app = await createTestApp();
  owner = (await app.signedIn('super_admin')).headers;
  support = (await app.signedIn('super_admin', ['support'])).headers;
});
afterAll(() => app.close());

const PATH = '/api/admin/projects';
const read = async (lead: string) => (await app.http.get(`${PATH}/${lead}`).set(support).expect(200)).body;
const mails = async (kind: string) => {
  await app.background.idle();
  return app.mail.sent.filter((mail) => mail.kind === kind);
};

describe('GET /api/admin/projects/{id}', () => {
  it('200: closed and in the first phase until the studio opens it; 404: unknown', async () => {
    const lead = await createLead(app, owner);
    expect(await read(lead)).toEqual({
      link: null,
      invoices: [],
      sent_at: null,
      phase: 'discovery',
      deliverables: [],
      waits: [{ side: 'studio', kind: 'reply', label: '' }],
      decisions: [],
      changes: [],
      deliveries: [],
      handover: null,
    });
    await app.http.get(`${PATH}/${randomUUID()}`).set(support).expect(404);
  });
});

describe('PUT /api/admin/projects/{id}', () => {
  it('204: the phase, recorded once; 404: unknown', async () => {
    const lead = await createLead(app, owner);
    const put = (id: string) => app.http.put(`${PATH}/${id}`).set(support).send({ phase: 'deployment' });
    await put(lead).expect(204);
    await put(lead).expect(204);
    expect((await read(lead)).phase).toBe('deployment');
    const entries = await listAuditEntries(app.db, 'lead', lead);
    expect(entries).toMatchObject([{ action: 'lead.update', after: { phase: 'deployment' } }]);
    await put(randomUUID()).expect(404);
  });
});

describe('/api/admin/projects/{id}/link', () => {
  it('POST 200: one link for both languages, emailed on request; DELETE 204: closes it; 404: unknown', async () => {
    const { lead, link } = await openProject(app, owner, { email: 'room@example.com' }, 'bn');
    expect(link).toContain('/bn/project#');
    const send = () => app.http.post(`${PATH}/${lead}/link`).set(support).send({ send: true });
    expect((await send().expect(200)).body.link).toBe(link);
    const [mail] = await mails('project');
    expect(mail).toMatchObject({ to: { address: 'room@example.com', language: 'bn' } });
    expect(new URL(mail?.link ?? '').hash).toBe(new URL(link).hash);
    expect((await read(lead)).sent_at).not.toBeNull();
    await app.http.delete(`${PATH}/${lead}/link`).set(support).expect(204);
    await app.http.delete(`${PATH}/${lead}/link`).set(support).expect(204);
    expect(await read(lead)).toMatchObject({ link: null, sent_at: null });
    expect((await send().expect(200)).body.link).not.toBe(link);
    await app.http.post(`${PATH}/${randomUUID()}/link`).set(support).send({ send: false }).expect(404);
    await app.http.delete(`${PATH}/${randomUUID()}/link`).set(support).expect(404);
  });
});

describe('POST /api/admin/projects/{id}/files', () => {
  it('204: versions, and an email about what needs an approval', async () => {
    const { lead } = await openProject(app, owner, { email: 'files@example.com' });
    const [deliverable] = (await addFile(app, owner, lead, { note: 'First draft' })).deliverables;
    await addFile(app, owner, lead, { deliverable_id: deliverable.id, title: '' });
    await addFile(app, owner, lead, { title: 'Minutes', for_approval: false });
    expect((await read(lead)).deliverables).toMatchObject([
      { title: 'Minutes', for_approval: false, versions: [{ number: 1 }] },
      { title: 'Screens', versions: [{ number: 2 }, { number: 1, note: 'First draft', name: 'screens.pdf' }] },
    ]);
    const subjects = (await mails('project-file')).map(({ subject }) => subject);
    expect(subjects).toEqual(['For your approval: Screens', 'For your approval: Screens, version 2']);
  });
  it('400: the file of another administrator, a missing title, a deliverable of another project; 404; 403', async () => {
    const lead = await createLead(app, owner);
    const fileId = await uploadFile(app, (await app.signedIn('super_admin')).headers);
    const body = { fileId, deliverable_id: null, title: 'Screens', note: '', for_approval: true };
    const post = (values: object, id = lead, headers = owner) =>
      app.http
        .post(`${PATH}/${id}/files`)
        .set(headers)
        .send({ ...body, ...values });
    expect((await post({}).expect(400)).body.details).toMatchObject([{ field: 'fileId' }]);
    expect((await post({ title: ' ' }).expect(400)).body.details).toMatchObject([{ field: 'title' }]);
    const own = await uploadFile(app, owner);
    const other = await openProject(app, owner);
    const [theirs] = (await addFile(app, owner, other.lead)).deliverables;
    await post({ fileId: own, deliverable_id: theirs.id }).expect(400);
    await post({ fileId: own }, randomUUID()).expect(404);
    await post({ fileId: own }, lead, support).expect(403);
  });
});

describe('/api/admin/projects/{id}/files/{fileId}', () => {
  it('GET 200, 206, 304, 416: the file; 404: of another project', async () => {
    const { lead } = await openProject(app, owner);
    const [{ versions }] = (await addFile(app, owner, lead)).deliverables;
    const get = (id = lead) => app.http.get(`${PATH}/${id}/files/${versions[0].id}`).set(support);
    const { headers, body } = await get().expect(200);
    expect(body.toString()).toBe('Screens');
    expect(headers['content-disposition']).toContain('screens.pdf');
    expect((await get().set('range', 'bytes=0-2').expect(206)).body.toString()).toBe('Scr');
    await get()
      .set('if-none-match', headers.etag ?? '')
      .expect(304);
    await get().set('range', 'bytes=99-').expect(416);
    await get((await openProject(app, owner)).lead).expect(404);
  });
  it('DELETE 204: until it is answered, then 409; 404: unknown', async () => {
    const { lead, access } = await openProject(app, owner);
    const remove = (id: string) => app.http.delete(`${PATH}/${lead}/files/${id}`).set(owner);
    const [{ versions }] = (await addFile(app, owner, lead)).deliverables;
    await remove(versions[0].id).expect(204);
    await remove(versions[0].id).expect(404);
    expect((await read(lead)).deliverables).toEqual([]);
    const [{ versions: others }] = (await addFile(app, owner, lead)).deliverables;
    const answer = { kind: 'approved', name: 'Nadia Rahman', comment: '' };
    await app.http.post(`/api/project-link/files/${others[0].id}/answer`).set(access).send(answer).expect(204);
    await remove(others[0].id).expect(409);
  });
});
