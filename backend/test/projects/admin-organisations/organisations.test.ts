import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toClientToken } from '../../../../contract/rules/client-rights.ts';
import { eraseDeletedUsers, GRACE_MS } from '../../../src/features/privacy/erase-users.service.ts';
import { addPerson, createOrganisation } from '../../factories/organisations.ts';
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

/** A project of an organisation. */
async function open() {
  const project = await openProject(app, owner);
  const organisation = await createOrganisation(app, owner, project.lead);
  const add = async (name: string, rights: readonly string[]) => {
    const person = await addPerson(app, owner, organisation, { name, rights });
    return { ...person, access: { 'x-project-token': toClientToken(person.token, project.lead) } };
  };
  return { ...project, organisation, add };
}

const read = async (access: Headers) => (await app.http.get('/api/project-link').set(access).expect(200)).body;
const mailsTo = async (email: string) => {
  await app.background.idle();
  return app.mail.sent.filter(({ to }) => JSON.stringify(to).includes(email));
};
const person = (values: object = {}) => ({
  name: 'Rafi Karim',
  email: `${randomUUID()}@example.com`,
  rights: ['see'],
  ...values,
});

describe('PUT /api/admin/organisations/{id}/people/{personId}', () => {
  it('200: adds a person once, with one email; its link opens the project until the person gets another email', async () => {
    const { lead, organisation } = await open();
    const path = `/api/admin/organisations/${organisation}/people/${randomUUID()}`;
    const input = person();
    const save = (values: object) => app.http.put(path).set(owner).send(values).expect(200);
    await save(input);
    await save(input);
    const mails = await mailsTo(input.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['project-person']);
    const link = /\/project#([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
    const access = { 'x-project-token': link };
    expect(await read(access)).toMatchObject({ viewer: { name: 'Rafi Karim', rights: ['see'] } });
    const { body } = await save({ ...input, rights: ['pay', 'see'], name: 'Rafi U. Karim' });
    expect(body.people).toMatchObject([{ name: 'Rafi U. Karim', rights: ['see', 'pay'], invited_by: '' }]);
    expect((await read(access)).viewer.name).toBe('Rafi U. Karim');
    await save({ ...input, email: `${randomUUID()}@example.com` });
    await app.http.get('/api/project-link').set(access).expect(404);
    const { body: audit } = await app.http.get('/api/admin/activity?kind=organisation').set(owner).expect(200);
    expect(audit.items[0]).toMatchObject({ action: 'organisation.update', subject_id: organisation });
    expect((await app.http.get(`/api/admin/leads/${lead}`).set(owner)).body.organisation.name).toBe('Rahman Ferries');
    const { body: list } = await app.http.get('/api/admin/organisations').set(owner).expect(200);
    expect(list.items).toContainEqual(expect.objectContaining({ id: organisation, name: 'Rahman Ferries' }));
  });

  it('400: no name, email or right; 404: unknown organisation; 409: duplicate email', async () => {
    const { organisation } = await open();
    const put = (values: object, of = organisation) =>
      app.http.put(`/api/admin/organisations/${of}/people/${randomUUID()}`).set(owner).send(values);
    await put(person({ name: ' 1 ' })).expect(400);
    await put(person({ email: 'rafi' })).expect(400);
    await put(person({ rights: [] })).expect(400);
    await put(person({ rights: ['own'] })).expect(400);
    await put(person(), randomUUID()).expect(404);
    await put(person({ email: 'twice@example.com' })).expect(200);
    await put(person({ email: 'TWICE@example.com' })).expect(409);
  });
});

describe('POST /api/admin/organisations/{id}/people/{personId}/links', () => {
  it('204: ends earlier links; 404: of another organisation; 409: without a project', async () => {
    const { lead, add } = await open();
    const { path, access, email, id } = await add('Nadia Rahman', ['see']);
    await app.http.post(`${path}/links`).set(owner).expect(204);
    await app.http.get('/api/project-link').set(access).expect(404);
    expect(await mailsTo(email)).toHaveLength(2);
    await app.http.post(`/api/admin/organisations/${randomUUID()}/people/${id}/links`).set(owner).expect(404);
    const set = app.http.put(`/api/admin/leads/${lead}/organisation`).set(owner);
    await set.send({ organisation_id: null }).expect(204);
    await app.http.post(`${path}/links`).set(owner).expect(409);
  });
});

describe('PUT /api/project-link/people/{personId}', () => {
  it('204: inviting a first colleague creates an organisation; 400: rights that the inviter lacks; 403: a person with more rights; 409: an email twice', async () => {
    const { access } = await openProject(app, owner, { name: 'Padma Boats', email: 'boats@example.com' });
    const invite = (by: Headers, id: string, values: object = {}) =>
      app.http.put(`/api/project-link/people/${id}`).set(by).send(person(values));
    const first = randomUUID();
    await invite(access, first, { email: 'lead@example.com', rights: ['see', 'manage'] }).expect(204);
    const [mail] = await mailsTo('lead@example.com');
    expect(mail?.subject).toContain('Padma Boats invited you');
    const own = { 'x-project-token': /\/project#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
    const second = randomUUID();
    await invite(own, second).expect(204);
    expect((await invite(own, randomUUID(), { rights: ['pay'] }).expect(400)).body.details).toMatchObject([
      { field: 'rights' },
    ]);
    const third = randomUUID();
    await invite(access, third, { rights: ['pay'] }).expect(204);
    await invite(own, third, { rights: ['see'] }).expect(403);
    await invite(own, randomUUID(), { email: 'LEAD@example.com' }).expect(409);
    await app.http.delete(`/api/project-link/people/${third}`).set(own).expect(403);
    await app.http.delete(`/api/project-link/people/${second}`).set(own).expect(204);
    const { body } = await app.http.get('/api/project-link/people').set(access).expect(200);
    expect(body.items).toMatchObject([
      { id: first, invited_by: 'Padma Boats' },
      { id: third, invited_by: 'Padma Boats' },
    ]);
  });
});

describe('the link of a project whose organisation has others', () => {
  it('403: does not manage people, who would read the others as well; a person with the right does', async () => {
    const { organisation, access, add } = await open();
    const invite = (by: Headers) => app.http.put(`/api/project-link/people/${randomUUID()}`).set(by).send(person());
    await invite(access).expect(204);
    const { lead } = await openProject(app, owner);
    const set = app.http.put(`/api/admin/leads/${lead}/organisation`).set(owner);
    await set.send({ organisation_id: organisation }).expect(204);
    expect((await read(access)).viewer.rights).toEqual(['see', 'approve', 'pay']);
    await invite(access).expect(403);
    await app.http.get('/api/project-link/people').set(access).expect(403);
    await invite((await add('Nadia Rahman', ['see', 'manage'])).access).expect(204);
  });
});

describe('emails about a project', () => {
  it('contain the personal link of a client who is one of the people, with their rights', async () => {
    const { lead, organisation } = await open();
    const email = `${randomUUID()}@example.com`;
    const path = `/api/admin/organisations/${organisation}/people/${randomUUID()}`;
    await app.http.put(path).set(owner).send(person({ email })).expect(200);
    const { body: detail } = await app.http.get(`/api/admin/leads/${lead}`).set(owner).expect(200);
    await app.db.updateTable('conversations').set({ email }).where('id', '=', detail.conversation_id).execute();
    await app.http.post(`/api/admin/projects/${lead}/link`).set(owner).send({ send: true }).expect(200);
    const mail = (await mailsTo(email)).at(-1);
    const own = { 'x-project-token': /\/project#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
    expect((await read(own)).viewer).toEqual({ name: 'Rafi Karim', rights: ['see'] });
  });
});

describe('decisions of an organisation', () => {
  it('are signed with the name of the person, whatever was typed; the first of two different decisions wins', async () => {
    const { lead, add } = await open();
    const nadia = await add('Nadia Rahman', ['approve']);
    const rafi = await add('Rafi Karim', ['approve']);
    const file = (await addFile(app, owner, lead)).deliverables[0].versions[0].id;
    const answer = (by: { access: Headers }, kind: string) =>
      app.http
        .post(`/api/project-link/files/${file}/answer`)
        .set(by.access)
        .send({ kind, name: 'Someone Else', comment: kind === 'changes' ? 'Larger' : '' });
    await answer(nadia, 'changes').expect(204);
    expect((await answer(rafi, 'approved').expect(409)).body.message).toContain('Nadia Rahman has already reviewed');
    expect((await read(rafi.access)).decisions).toMatchObject([{ kind: 'changes', name: 'Nadia Rahman' }]);
    expect((await mailsTo(rafi.email)).map(({ kind }) => kind)).toEqual(['project-person', 'project-file']);
  });

  it('a quote is emailed to those who approve and accepted once; the second answer names the first person', async () => {
    const { lead, add } = await open();
    const nadia = await add('Nadia Rahman', ['approve']);
    const rafi = await add('Rafi Karim', ['see', 'approve']);
    const { quote } = await sendQuote(app, owner, await createQuote(app, owner, {}, lead));
    const [, mail] = await mailsTo(rafi.email);
    expect(mail?.text).toContain(`/quote#${toClientToken(rafi.token, quote.id)}`);
    const accept = (token: string) =>
      app.http
        .post('/api/quote-link/acceptance')
        .set('x-quote-token', toClientToken(token, quote.id))
        .send({ version: 1, selected: [], total: 5144.99, name: 'Someone Else' });
    const [first, second] = await Promise.all([accept(nadia.token), accept(rafi.token)]);
    expect([first.status, second.status].toSorted()).toEqual([200, 409]);
    const [won, lost] = first.status === 200 ? [first, second] : [second, first];
    const name = won === first ? 'Nadia Rahman' : 'Rafi Karim';
    expect(won.body.acceptance.name).toBe(name);
    expect(lost.body.message).toContain(name);
  });

  it('404: a person who was removed cannot decide, pay or read, and the others still can', async () => {
    const { lead, add, access } = await open();
    const nadia = await add('Nadia Rahman', ['see', 'approve', 'pay', 'manage']);
    const rafi = await add('Rafi Karim', ['see']);
    const { quote } = await sendQuote(app, owner, await createQuote(app, owner, {}, lead));
    await app.http.delete(`/api/project-link/people/${nadia.id}`).set(access).expect(204);
    await app.http.get('/api/project-link').set(nadia.access).expect(404);
    const token = toClientToken(nadia.token, quote.id);
    const answer = { version: 1, selected: [], total: 5144.99, name: 'Nadia Rahman' };
    await app.http.post('/api/quote-link/acceptance').set('x-quote-token', token).send(answer).expect(404);
    expect((await read(rafi.access)).quotes).toHaveLength(1);
  });
});

describe('a client who is deleted', () => {
  it('while a quote is accepted: either one wins, without a 5xx', async () => {
    const { lead } = await openProject(app, owner);
    const { quote, access } = await sendQuote(app, owner, await createQuote(app, owner, {}, lead));
    const { body: detail } = await app.http.get(`/api/admin/leads/${lead}`).set(owner).expect(200);
    const answer = { version: 1, selected: [], total: 5144.99, name: 'Nadia Rahman' };
    const [accepted, deleted] = await Promise.all([
      app.http.post('/api/quote-link/acceptance').set(access).send(answer),
      app.db.deleteFrom('conversations').where('id', '=', detail.conversation_id).execute(),
    ]);
    expect(deleted).toHaveLength(1);
    expect([200, 404]).toContain(accepted.status);
    await app.http.get(`/api/admin/leads/${lead}`).set(owner).expect(404);
    await app.http.get('/api/quote-link').set(access).expect(200);
    expect((await app.http.get(`/api/admin/quotes/${quote.id}`).set(owner).expect(200)).body.lead_id).toBeNull();
  });
});

describe('an account that is erased', () => {
  it('loses its access; its approvals keep the name, and the next person becomes the client', async () => {
    const { lead, organisation, add, access } = await open();
    const { user, headers } = await app.signedIn();
    await app.db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', user.id).execute();
    const { body: detail } = await app.http.get(`/api/admin/leads/${lead}`).set(owner).expect(200);
    const own = { user_id: user.id, email: user.email };
    await app.db.updateTable('conversations').set(own).where('id', '=', detail.conversation_id).execute();
    const invited = { name: 'Omar Faruk', rights: ['approve'] };
    await app.http.put(`/api/project-link/people/${randomUUID()}`).set(access).send(person(invited)).expect(204);
    const rafi = await add('Rafi Karim', ['see', 'approve']);
    const next = await app.createUser();
    await app.db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', next.id).execute();
    await app.db.updateTable('organisation_people').set({ email: next.email }).where('id', '=', rafi.id).execute();
    const path = `/api/admin/organisations/${organisation}/people/${randomUUID()}`;
    await app.http
      .put(path)
      .set(owner)
      .send(person({ name: 'Nadia Rahman', email: user.email.toUpperCase() }))
      .expect(200);
    const file = (await addFile(app, owner, lead)).deliverables[0].versions[0].id;
    const answer = { kind: 'approved', name: 'Nadia Rahman', comment: '' };
    await app.http.post(`/api/project-link/files/${file}/answer`).set(access).send(answer).expect(204);
    await app.http.delete(`/api/admin/users/${user.id}`).set(owner).expect(204);
    await eraseDeletedUsers(app.deps, new Date(app.clock.now().getTime() + 2 * GRACE_MS));
    await app.http.get('/api/notifications').set(headers).expect(401);
    await app.http.get('/api/project-link').set(access).expect(404);
    const page = await read(rafi.access);
    expect(page).toMatchObject({ name: 'Rafi Karim', decisions: [{ kind: 'approved', name: 'Nadia Rahman' }] });
    const { body } = await app.http.get(`/api/admin/organisations/${organisation}`).set(owner).expect(200);
    expect(body.people).toMatchObject([
      { name: 'Omar Faruk', invited_by: '' },
      { name: 'Rafi Karim', invited_by: '' },
    ]);
    const { user_id } = await app.db
      .selectFrom('conversations')
      .select('user_id')
      .where('id', '=', detail.conversation_id)
      .executeTakeFirstOrThrow();
    expect(user_id).toBe(next.id);
  });

  it('leaves no name with an organisation whose people may not see the project', async () => {
    const { lead, access } = await openProject(app, owner);
    const { user } = await app.signedIn();
    const client = 'Tahmina Sultana';
    const { body: detail } = await app.http.get(`/api/admin/leads/${lead}`).set(owner).expect(200);
    const own = { user_id: user.id, email: user.email, name: client };
    await app.db.updateTable('conversations').set(own).where('id', '=', detail.conversation_id).execute();
    const invited = { name: 'Omar Faruk', rights: ['pay'] };
    await app.http.put(`/api/project-link/people/${randomUUID()}`).set(access).send(person(invited)).expect(204);
    const listed = async () => (await app.http.get('/api/admin/organisations').set(owner).expect(200)).body;
    expect(JSON.stringify(await listed())).toContain(client);
    await app.http.delete(`/api/admin/users/${user.id}`).set(owner).expect(204);
    await eraseDeletedUsers(app.deps, new Date(app.clock.now().getTime() + 2 * GRACE_MS));
    const people = await app.db
      .selectFrom('organisation_people')
      .selectAll()
      .where('name', '=', 'Omar Faruk')
      .execute();
    expect(people.map(({ invited_by }) => invited_by)).not.toContain(client);
    expect(JSON.stringify(await listed())).not.toContain(client);
  });
});
