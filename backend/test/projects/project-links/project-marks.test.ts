import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFile, openProject } from '../../factories/projects.ts';
import { isShortRun } from '../../support/test-length.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
let app: TestApp;
let owner: Headers;
let content: Buffer;
beforeAll(async () => {
  app = await createTestApp();
  owner = (await app.signedIn('super_admin')).headers;
  content = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#175a56' } })
    .png()
    .toBuffer();
});
afterAll(() => app.close());

/** A project with a picture in one version. */
async function openPicture() {
  const { lead, access, link } = await openProject(app, owner);
  const [{ id: deliverable, versions }] = (await addFile(app, owner, lead, { content })).deliverables;
  const file: string = versions[0].id;
  const path = `/api/project-link/files/${file}/marks`;
  const admin = `/api/admin/projects/${lead}/files/${file}/marks`;
  const mark = (values: object = {}) =>
    app.http
      .post(path)
      .set(access)
      .send({ id: randomUUID(), x: 0.25, y: 1, text: ' Larger, please ', name: ' Nadia Rahman ', ...values });
  const list = async () => (await app.http.get(path).set(access).expect(200)).body.items;
  return { lead, access, link, deliverable, file, path, admin, mark, list };
}

describe('/api/project-link/files/{id}/marks', () => {
  it('204: a numbered mark, once; comments, resolved and reopened by both sides; 200: with names for the team alone', async () => {
    const { path, admin, access, mark, list } = await openPicture();
    const id = randomUUID();
    await mark({ id }).expect(204);
    await mark({ id }).expect(204);
    await mark({ id, text: 'Another text' }).expect(409);
    const reply = { id: randomUUID(), text: 'It is larger now.' };
    await app.http.post(`${admin}/${id}/messages`).set(owner).send(reply).expect(204);
    await app.http.post(`${admin}/${id}/messages`).set(owner).send(reply).expect(204);
    await app.http.post(admin).set(owner).send({ id: randomUUID(), x: 0, y: 0, text: 'And this?' }).expect(204);
    const resolve = (resolved: boolean) =>
      app.http.put(`${path}/${id}`).set(access).send({ resolved, name: 'Nadia Rahman' }).expect(204);
    await resolve(true);
    await resolve(true);
    expect(await list()).toMatchObject([
      {
        id,
        number: 1,
        x: 0.25,
        y: 1,
        side: 'client',
        messages: [
          { side: 'client', name: 'Nadia Rahman', text: 'Larger, please' },
          { id: reply.id, side: 'studio', name: '', text: reply.text },
        ],
        resolved_by: 'Nadia Rahman',
        resolved_side: 'client',
      },
      { number: 2, side: 'studio', messages: [{ name: '' }], resolved_at: null },
    ]);
    await app.http.put(`${admin}/${id}`).set(owner).send({ resolved: false }).expect(204);
    expect((await list())[0]).toMatchObject({ resolved_at: null, resolved_by: '', resolved_side: null });
    await resolve(true);
    const again = { id: randomUUID(), text: 'Once more', name: 'Nadia Rahman' };
    await app.http.post(`${path}/${id}/messages`).set(access).send(again).expect(204);
    const { items } = (await app.http.get(admin).set(owner).expect(200)).body;
    expect(items[0].resolved_at).toBeNull();
    expect(items[0].messages[1].name).not.toBe('');
  });
  it('404: with the link of another project, for every operation', async () => {
    const { path, admin, file, mark, list, lead } = await openPicture();
    const id = randomUUID();
    await mark({ id }).expect(204);
    const other = await openPicture();
    const comment = { id: randomUUID(), text: 'Mine', name: 'Nadia Rahman' };
    const state = { resolved: true, name: 'Nadia Rahman' };
    for (const access of [other.access, { 'x-project-token': 'A'.repeat(43) }]) {
      await app.http.get(path).set(access).expect(404);
      await app.http
        .post(path)
        .set(access)
        .send({ ...comment, x: 0, y: 0 })
        .expect(404);
      await app.http.post(`${path}/${id}/messages`).set(access).send(comment).expect(404);
      await app.http.put(`${path}/${id}`).set(access).send(state).expect(404);
    }
    // A mark of another version, with one's own link.
    await app.http.post(`${other.path}/${id}/messages`).set(other.access).send(comment).expect(404);
    await app.http.put(`${other.path}/${id}`).set(other.access).send(state).expect(404);
    const wrong = admin.replace(lead, other.lead);
    await app.http.get(wrong).set(owner).expect(404);
    await app.http.post(wrong).set(owner).send({ id: comment.id, text: 'Ours', x: 0, y: 0 }).expect(404);
    await app.http.post(`${wrong}/${id}/messages`).set(owner).send({ id: comment.id, text: 'Ours' }).expect(404);
    await app.http.put(`${wrong}/${id}`).set(owner).send({ resolved: true }).expect(404);
    await app.http
      .post(`${admin}/${randomUUID()}/messages`)
      .set(owner)
      .send({ id: comment.id, text: 'Ours' })
      .expect(404);
    await app.http.put(`${admin}/${randomUUID()}`).set(owner).send({ resolved: true }).expect(404);
    expect((await list()).map(({ messages }: { messages: unknown[] }) => messages.length)).toEqual([1]);
    expect(file).not.toBe(other.file);
  });
  it('400: no text, no name, a point outside; 404: no picture; 409: an older version, also for the studio', async () => {
    const { lead, access, admin, path, deliverable, mark, list } = await openPicture();
    expect((await mark({ text: ' \n ' }).expect(400)).body.details).toMatchObject([{ field: 'text' }]);
    expect((await mark({ name: ' 1 ' }).expect(400)).body.details).toMatchObject([{ field: 'name' }]);
    await mark({ x: 1.01 }).expect(400);
    const id = randomUUID();
    await mark({ id }).expect(204);
    const named = { name: 'Nadia Rahman' };
    await app.http.put(`${path}/${id}`).set(access).send({ resolved: true, name: '1 ' }).expect(400);
    await app.http
      .post(`${path}/${id}/messages`)
      .set(access)
      .send({ id: randomUUID(), text: ' ', ...named })
      .expect(400);
    await app.http.post(admin).set(owner).send({ id: randomUUID(), x: 0, y: 0, text: ' ' }).expect(400);
    await addFile(app, owner, lead, { content, deliverable_id: deliverable });
    await mark().expect(409);
    const reply = { id: randomUUID(), text: 'Late' };
    await app.http
      .post(`${path}/${id}/messages`)
      .set(access)
      .send({ ...reply, ...named })
      .expect(409);
    await app.http
      .put(`${path}/${id}`)
      .set(access)
      .send({ resolved: true, ...named })
      .expect(409);
    await app.http
      .post(admin)
      .set(owner)
      .send({ ...reply, x: 0, y: 0 })
      .expect(409);
    await app.http.post(`${admin}/${id}/messages`).set(owner).send(reply).expect(409);
    await app.http.put(`${admin}/${id}`).set(owner).send({ resolved: true }).expect(409);
    expect(await list()).toHaveLength(1);
    const [text] = (await addFile(app, owner, lead, { title: 'Text' })).deliverables;
    const none = `/api/project-link/files/${text.versions[0].id}/marks`;
    await app.http
      .post(none)
      .set(access)
      .send({ ...reply, x: 0, y: 0, ...named })
      .expect(404);
  });
  it.skipIf(isShortRun)('409: the 101st mark of a version, and the 51st comment of a mark', async () => {
    const { mark, list, path, access } = await openPicture();
    const id = randomUUID();
    await mark({ id }).expect(204);
    const reply = () =>
      app.http.post(`${path}/${id}/messages`).set(access).send({ id: randomUUID(), text: 'And', name: 'Nadia Rahman' });
    for (let count = 1; count < 50; count += 1) await reply().expect(204);
    await reply().expect(409);
    for (let count = 1; count < 100; count += 1) await mark().expect(204);
    const { body } = await mark().expect(409);
    expect(body.message).toBe('A version can have up to 100 marks');
    expect(await list()).toHaveLength(100);
  });
});

describe('marks and the page of a project', () => {
  it('open marks of the client wait for the studio, are a request for changes, and prevent removing the version', async () => {
    const { lead, access, file, mark, admin } = await openPicture();
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of ids) await mark({ id }).expect(204);
    await app.http.put(`${admin}/${ids[0]}`).set(owner).send({ resolved: true }).expect(204);
    const page = async () => (await app.http.get('/api/project-link').set(access).expect(200)).body;
    const before = await page();
    expect(before.waits).toContainEqual({ side: 'studio', kind: 'marks', label: 'Screens', count: 2 });
    expect(before.deliverables[0].versions[0]).toMatchObject({ marks: 3, open_marks: 2 });
    await app.http.delete(`/api/admin/projects/${lead}/files/${file}`).set(owner).expect(409);
    const answer = { kind: 'changes', name: 'Nadia Rahman', comment: '' };
    await app.http.post(`/api/project-link/files/${file}/answer`).set(access).send(answer).expect(204);
    expect((await page()).messages.at(-1).text).toBe(
      'Nadia Rahman asked for changes to “Screens”, version 1\n\nOpen marks on the picture: 2',
    );
  });
  it('the team is notified once in a quarter of an hour, and the client emailed once with all comments', async () => {
    const { lead, mark, admin, link } = await openPicture();
    await app.background.idle();
    app.mail.sent.length = 0;
    const id = randomUUID();
    await mark({ id }).expect(204);
    await mark().expect(204);
    const { body: bell } = await app.http.get('/api/notifications').set(owner).expect(200);
    const own = bell.items.filter(({ href, title }: { href: string; title: string }) => {
      return href === `/admin/inbox/projects/${lead}` && title.includes('mark');
    });
    expect(own.map(({ title }: { title: string }) => title)).toEqual(['Nadia Rahman commented on “Screens”, mark 1']);
    for (const text of ['It is larger now.', 'Is this enough?'])
      await app.http.post(`${admin}/${id}/messages`).set(owner).send({ id: randomUUID(), text }).expect(204);
    await app.background.idle();
    const mails = () => app.mail.sent.filter(({ kind, text }) => kind === 'project-marks' && text.includes(link));
    expect(mails()).toEqual([]);
    const jobs = 'update graphile_worker._private_jobs set run_at = now() where run_at > now()';
    await app.connection.pool.query(jobs);
    await app.background.idle();
    expect(mails()).toHaveLength(1);
    expect(mails()[0]?.text).toContain('It is larger now.');
    expect(mails()[0]?.text).toContain('Is this enough?');
    await app.connection.pool.query(jobs);
    await app.background.idle();
    expect(mails()).toHaveLength(1);
  });
});
