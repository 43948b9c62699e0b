import type { TestApp } from '../test-app.ts';
import { createLead } from './quotes.ts';

type Headers = Record<string, string>;

/** A finished upload of this administrator. @returns the id of its file */
export async function uploadFile(
  app: TestApp,
  owner: Headers,
  name = 'screens.pdf',
  content: string | Buffer = 'Screens',
): Promise<string> {
  const start = { name, size_bytes: Buffer.byteLength(content) };
  const { id } = (await app.http.post('/api/admin/uploads').set(owner).send(start).expect(201)).body;
  await app.http
    .patch(`/api/admin/uploads/${id}`)
    .set(owner)
    .set({ 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' })
    .send(content)
    .expect(204);
  return (await app.http.get(`/api/admin/uploads/${id}`).set(owner).expect(200)).body.file.id;
}

/** A project with a link. */
export async function openProject(app: TestApp, owner: Headers, fields: object = {}, language = 'en') {
  const lead = await createLead(app, owner, fields, language);
  const { body } = await app.http.post(`/api/admin/projects/${lead}/link`).set(owner).send({ send: false }).expect(200);
  return { lead, link: body.link as string, access: { 'x-project-token': new URL(body.link).hash.slice(1) } };
}

/** Adds a file. @returns the page afterwards */
export async function addFile(
  app: TestApp,
  owner: Headers,
  lead: string,
  { name, content, ...values }: { name?: string; content?: Buffer; [field: string]: unknown } = {},
) {
  const fileId = await uploadFile(app, owner, name, content);
  const body = { fileId, deliverable_id: null, title: 'Screens', note: '', for_approval: true, ...values };
  await app.http.post(`/api/admin/projects/${lead}/files`).set(owner).send(body).expect(204);
  return (await app.http.get(`/api/admin/projects/${lead}`).set(owner).expect(200)).body;
}
