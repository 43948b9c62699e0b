import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test-app.ts';

const FIELDS = {
  kind: 'Web Development',
  goals: 'A shop for mangoes',
  budget_from: null,
  budget_to: null,
  needed_by: null,
  links: '',
  name: 'Rafi Karim',
  email: 'rafi@example.com',
  reach: 'email',
  phone: '',
};

let app: TestApp;
let headers: { authorization: string };
let userId: string;
beforeAll(async () => {
  app = await createTestApp();
  const admin = await app.signedIn('super_admin', ['support']);
  headers = admin.headers;
  userId = admin.user.id;
});
afterAll(() => app.close());

const list = (query: object = {}) => app.http.get('/api/admin/leads').query(query).set(headers);
const get = (id: string) => app.http.get(`/api/admin/leads/${id}`).set(headers);
const put = (id: string, body: object) => app.http.put(`/api/admin/leads/${id}`).set(headers).send(body);

async function createLead(fields: object = {}): Promise<string> {
  const { token } = (
    await app.http
      .post('/api/briefs')
      .send({ ...FIELDS, ...fields })
      .expect(201)
  ).body;
  const body = { ...FIELDS, ...fields, version: 1 };
  await app.http.post('/api/brief/send').set('x-brief-token', token).send(body).expect(200);
  return (await list().expect(200)).body.items[0].id;
}
const change = (version = 1) => ({
  stage: 'in_conversation',
  value: 3500.5,
  next_step: 'Call',
  next_step_on: '2027-01-05',
  owner_id: userId,
  version,
});

describe('GET /api/admin/leads', () => {
  it('200: the last changed first, searched by title and client, and by owner', async () => {
    const first = await createLead();
    const second = await createLead({ kind: 'Database Solutions', name: 'Kamal Uddin', email: 'kamal@example.com' });
    app.clock.advance(1000);
    await put(first, change()).expect(200);
    const ids = async (query?: object) =>
      (await list(query).expect(200)).body.items.map(({ id }: { id: string }) => id);
    expect(await ids()).toEqual([first, second]);
    expect(await ids({ search: 'kamal' })).toEqual([second]);
    expect(await ids({ search: 'DATABASE' })).toEqual([second]);
    expect(await ids({ owner: 'me' })).toEqual([first]);
    expect(await ids({ owner: 'unassigned' })).toEqual([second]);
    expect((await list()).body.team).toEqual([{ id: userId, name: expect.any(String) }]);
  });
  it('403: without the right to support', async () => {
    const writer = await app.signedIn('super_admin', ['content']);
    await app.http.get('/api/admin/leads').set(writer.headers).expect(403);
  });
});

describe('POST /api/admin/leads', () => {
  const post = (values: object = {}) =>
    app.http
      .post('/api/admin/leads')
      .set(headers)
      .send({
        ...FIELDS,
        id: randomUUID(),
        reach: 'phone',
        phone: '+880 1711',
        language: 'bn',
        acknowledge: true,
        ...values,
      });
  it('201: a lead with brief, conversation and acknowledgement, once; 400: without a phone number to call', async () => {
    const id = randomUUID();
    const answers = await Promise.all([post({ id, budget_to: 900 }), post({ id, budget_to: 900 })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body).toMatchObject({
      id,
      title: 'Web Development',
      brief: { phone: '+880 1711', budget_to: 900 },
    });
    expect(answers[0]?.body.events).toMatchObject([{ kind: 'received', actor: expect.any(String) }]);
    await app.background.idle();
    const sent = app.mail.sent.filter(({ to }) => to.address === FIELDS.email && to.language === 'bn');
    expect(sent.map(({ kind }) => kind)).toEqual(['brief-received']);
    await post({ acknowledge: false }).expect(201);
    await app.background.idle();
    expect(app.mail.sent.filter(({ to }) => to.language === 'bn')).toHaveLength(1);
    await post({ phone: '' }).expect(400);
  });
});

describe('GET /api/admin/leads/{id}', () => {
  it('200: with brief and timeline; 404: unknown', async () => {
    const id = await createLead({ budget_to: 900 });
    const { body } = await get(id).expect(200);
    expect(body).toMatchObject({ stage: 'new', brief: { goals: 'A shop for mangoes', budget_to: 900 } });
    expect(body.events).toMatchObject([{ kind: 'received', actor: null }]);
    await get(randomUUID()).expect(404);
  });
});

describe('PUT /api/admin/leads/{id}', () => {
  it('200: records one audit row and an event for each change, and none for the same values', async () => {
    const id = await createLead();
    expect((await put(id, change()).expect(200)).body).toMatchObject({ version: 2, value: 3500.5 });
    const { body } = await put(id, change(2)).expect(200);
    expect([body.version, body.events.length]).toEqual([2, 5]);
    const audited = await app.db
      .selectFrom('audit_entries')
      .select(['action', 'before', 'after'])
      .where('subject_id', '=', id)
      .execute();
    expect(audited).toMatchObject([
      { action: 'lead.update', before: { stage: 'new' }, after: { stage: 'in_conversation' } },
    ]);
  });
  it('200: an owner with the same name is another owner', async () => {
    const id = await createLead();
    const colleague = await app.signedIn('super_admin', ['support']);
    const { name } = await app.db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow();
    await app.db.updateTable('users').set({ name }).where('id', '=', colleague.user.id).execute();
    await put(id, change()).expect(200);
    const { body } = await put(id, { ...change(2), owner_id: colleague.user.id }).expect(200);
    expect(body).toMatchObject({ version: 3, owner: { id: colleague.user.id } });
    expect(body.events[0]).toMatchObject({ kind: 'owner', before: name, after: name });
    await app.db.deleteFrom('users').where('id', '=', colleague.user.id).execute();
  });
  it('409: of two administrators at the same time one wins', async () => {
    const id = await createLead();
    const answers = await Promise.all([put(id, change()), put(id, { ...change(), stage: 'lost' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
  it('400: a step of several lines, an owner outside the team, a value with three decimals', async () => {
    const id = await createLead();
    const customer = await app.signedIn();
    await put(id, { ...change(), next_step: 'a\nb' }).expect(400);
    await put(id, { ...change(), owner_id: customer.user.id }).expect(400);
    await put(id, { ...change(), value: 0.001 }).expect(400);
    await put(id, { ...change(), next_step_on: '2027-02-30' }).expect(400);
  });
  it('200: an owner who has left the team stays until another one is set; 404: unknown', async () => {
    const id = await createLead();
    const colleague = await app.signedIn('super_admin', ['support']);
    await put(id, { ...change(), owner_id: colleague.user.id }).expect(200);
    await app.db
      .updateTable('users')
      .set({ rights: ['content'] })
      .where('id', '=', colleague.user.id)
      .execute();
    await put(id, { ...change(2), owner_id: colleague.user.id, value: 1 }).expect(200);
    await put(randomUUID(), change()).expect(404);
  });
});
