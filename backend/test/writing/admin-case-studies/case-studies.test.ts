import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caseStudyCalls } from '../../factories/case-studies.ts';
import { type ContentApp, createContentApp } from '../../factories/content-app.ts';

let content: ContentApp;
let calls: ReturnType<typeof caseStudyCalls>;
beforeAll(async () => {
  content = await createContentApp();
  calls = caseStudyCalls(content);
});
afterAll(() => content.app.close());

const UNKNOWN = 999_999;

describe('GET /api/admin/content/case-studies', () => {
  it('200: in every state, the one changed last first', async () => {
    const { study } = await calls.created();
    const { body } = await calls.list().expect(200);
    expect(body.items[0]).toMatchObject({ id: study.id, status: 'draft', client: 'Rupsha Engineers' });
    expect(body.items.length).toBeGreaterThan(3);
  });
});

describe('POST /api/admin/content/case-studies', () => {
  it('201: a draft, which may be incomplete, and which no visitor sees', async () => {
    const { body } = await calls.create({
      ...calls.input({ summary: '', challenge: '', image: null, portrait: null }),
      quote: '',
    });
    expect(body).toMatchObject({ status: 'draft', version: 1, image: null, approved_at: null });
    await calls.visit(body.address).expect(404);
    expect(await content.trail('case-study', body.id)).toEqual(['case-study.create']);
  });

  it('400: a taken URL, a name beside an anonymous client, and links to nothing', async () => {
    const { study } = await calls.created();
    const field = async (changed: object) => {
      const { status, body } = await calls.create({ ...calls.input(), ...changed });
      return [status, body.details?.[0]?.field];
    };
    expect(await field({ address: study.address })).toEqual([400, 'address']);
    expect(await field({ client_named: false })).toEqual([400, 'quote_name']);
    expect(await field({ services: [UNKNOWN] })).toEqual([400, 'services']);
    expect(await field({ product_id: UNKNOWN })).toEqual([400, 'product_id']);
    expect(await field({ post_id: UNKNOWN })).toEqual([400, 'post_id']);
    expect(await field({ lead_id: '00000000-0000-4000-8000-000000000000' })).toEqual([400, 'lead_id']);
    expect(await field({ image: { url: '/media/none.webp', alt: '' } })).toEqual([400, 'image']);
    expect(await field({ content: '>'.repeat(500) })).toEqual([400, 'content']);
  });
});

describe('GET /api/admin/content/case-studies/{id}', () => {
  it('200 and 404', async () => {
    const { study } = await calls.created();
    expect((await calls.get(study.id).expect(200)).body).toEqual(study);
    await calls.get(UNKNOWN).expect(404);
  });
});

describe('PUT /api/admin/content/case-studies/{id}', () => {
  it('200: a former URL redirects, and other words end the approval', async () => {
    const { id, body, version } = await calls.approved();
    const published = (await calls.publish(id, version).expect(200)).body;
    expect(published).toMatchObject({ status: 'published', approved_by: 'Nasima' });
    content.announced();
    const moved = await calls.change(id, { ...body, address: `${body.address}-2`, version: published.version });
    expect(moved.body).toMatchObject({ status: 'published', approved_by: 'Nasima' });
    expect(content.announced()).toContain('case-studies');
    expect((await calls.visit(body.address).expect(200)).body.address).toBe(`${body.address}-2`);
    const other = { ...body, quote: 'They do, mostly.', version: moved.body.version };
    expect((await calls.change(id, other).expect(200)).body).toMatchObject({
      status: 'unpublished',
      approved_at: null,
      approved_by: '',
    });
    await calls.visit(body.address).expect(404);
    await calls.publish(id, moved.body.version + 1).expect(409);
  });

  it('200: after the approved words are restored, the approval applies again', async () => {
    const { id, body, version } = await calls.approved();
    await calls.change(id, { ...body, quote_name: 'N. Akhter', version });
    const { body: back } = await calls.change(id, { ...body, version: version + 1 }).expect(200);
    expect(back).toMatchObject({ status: 'draft', approved_by: 'Nasima' });
    await calls.publish(id, back.version).expect(200);
  });

  it('400: an incomplete one that is not a draft', async () => {
    const { id, body, version } = await calls.asked();
    const { status, body: error } = await calls.change(id, { ...body, summary: ' ', version });
    expect([status, error.details[0].field]).toEqual([400, 'summary']);
  });

  it('404 and 409: an unknown one, and another version', async () => {
    const { study, body } = await calls.created();
    await calls.change(UNKNOWN, { ...body, version: 1 }).expect(404);
    await calls.change(study.id, { ...body, version: 2 }).expect(409);
    await calls.change(study.id, body).expect(400);
  });
});

describe('POST /api/admin/content/case-studies/{id}/approval', () => {
  it('200: a link whose token is stored as a hash; an earlier one stops working', async () => {
    const { id, token, version } = await calls.asked();
    const row = await content.app.db.selectFrom('case_studies').selectAll().where('id', '=', id).executeTakeFirst();
    expect(JSON.stringify(row)).not.toContain(token);
    await calls.read(token).expect(200);
    const { body } = await calls.ask(id, version, undefined, { email: 'nasima@example.com' }).expect(200);
    await content.app.background.idle();
    const mail = content.app.mail.sent.find(({ kind }) => kind === 'case-study-approval');
    expect(mail?.to.address).toBe('nasima@example.com');
    expect(mail?.text).toContain(body.url);
    expect(body.study.status).toBe('waiting');
    await calls.read(token).expect(404);
    await calls.read(body.url.split('#')[1]).expect(200);
    expect(await content.trail('case-study', id)).toEqual([
      'case-study.create',
      'case-study.request-approval',
      'case-study.request-approval',
    ]);
  });

  it('400: an incomplete one, and one that names no client', async () => {
    const incomplete = await calls.created({ quote_name: '' });
    expect((await calls.ask(incomplete.study.id, 1)).body.details[0].field).toBe('quote_name');
    const anonymous = await calls.created({ client_named: false, quote_name: '' });
    expect((await calls.ask(anonymous.study.id, 1)).body.details[0].field).toBe('client_named');
  });

  it('404 and 409: an unknown one, another version, and a published one', async () => {
    await calls.ask(UNKNOWN, 1).expect(404);
    const { id, version } = await calls.approved();
    await calls.ask(id, version + 1).expect(409);
    await calls.publish(id, version).expect(200);
    await calls.ask(id, version + 1).expect(409);
  });
});

describe('PUT /api/admin/content/case-studies/{id}/publication', () => {
  it('200: without a client’s name no approval is needed; the first day of publication stays', async () => {
    const { study } = await calls.created({ client_named: false, quote_name: '', quote_role: '' });
    expect((await calls.publish(study.id, 1).expect(200)).body.status).toBe('published');
    expect((await calls.publish(study.id, 2).expect(200)).body.version).toBe(2);
    const published_on = '2026-01-02';
    await content.app.db.updateTable('case_studies').set({ published_on }).where('id', '=', study.id).execute();
    expect((await calls.publish(study.id, 2, false).expect(200)).body.status).toBe('unpublished');
    await calls.visit(study.address).expect(404);
    await calls.publish(study.id, 3).expect(200);
    expect((await calls.visit(study.address)).body.published_on).toBe(published_on);
    expect(await content.trail('case-study', study.id)).toEqual([
      'case-study.create',
      'case-study.publish',
      'case-study.unpublish',
      'case-study.publish',
    ]);
  });

  it('400 and 409: an incomplete one, one without approval, and another version', async () => {
    const { study: incomplete } = await calls.created({ client_named: false, quote_name: '', image: null });
    expect((await calls.publish(incomplete.id, 1)).body.details[0].field).toBe('image');
    const { study } = await calls.created();
    await calls.publish(study.id, 1).expect(409);
    await calls.publish(study.id, 7).expect(409);
    await calls.publish(UNKNOWN, 1).expect(404);
  });
});

describe('POST /api/admin/content/case-studies/{id}/testimonial', () => {
  it('200: the approved words as a hidden testimonial, once while it exists', async () => {
    const { id } = await calls.approved();
    const { body } = await calls.quote(id).expect(200);
    expect((await calls.quote(id)).body).toEqual(body);
    const { app, admin } = content;
    const list = await app.http.get('/api/admin/content/testimonials').set(admin);
    const entry = list.body.items.find((item: { id: number }) => item.id === body.id);
    expect(entry).toMatchObject({ name: 'Nasima Akhter', role: 'Partner', rating: 5, published: false });
    expect(entry).toMatchObject({ comment: 'Now they do.', company: 'Rupsha Engineers', service: 'Web Development' });
    await app.http.delete(`/api/admin/content-items/testimonials/${body.id}`).set(admin).expect(204);
    expect((await calls.quote(id)).body.id).not.toBe(body.id);
  });

  it('404 and 409: an unknown one, and one without approved words, rating or portrait', async () => {
    await calls.quote(UNKNOWN).expect(404);
    const { study } = await calls.created();
    await calls.quote(study.id).expect(409);
    const { id } = await calls.approved({ portrait: null });
    await calls.quote(id).expect(409);
  });
});

describe('shared with articles and pages', () => {
  it('a deleted one is restored unpublished, without its link', async () => {
    const { app, admin } = content;
    const { id, body, token, version } = await calls.approved();
    await calls.publish(id, version).expect(200);
    const entry = `/api/admin/content-items/case-studies/${id}`;
    await app.http.delete(entry).set(admin).expect(204);
    await calls.visit(body.address).expect(404);
    await calls.read(token).expect(404);
    await app.http.post(`${entry}/restore`).set(admin).expect(204);
    expect((await calls.get(id).expect(200)).body).toMatchObject({ status: 'unpublished', approved_by: 'Nasima' });
    await app.http.delete(entry).set(admin).expect(204);
    await calls.created({ address: body.address });
    await app.http.post(`${entry}/restore`).set(admin).expect(400);
    await app.http.delete('/api/admin/content-items/case-studies/999999').set(admin).expect(404);
    await app.http.post('/api/admin/content-items/case-studies/999999/restore').set(admin).expect(404);
  });

  it('revisions hold what the client wrote; restoring one needs a new approval', async () => {
    const { app, admin } = content;
    const { id, token, version } = await calls.asked();
    await calls.approve(token, { quote: 'They do now.', version }).expect(200);
    const path = `/api/admin/writing/case-studies/${id}/revisions`;
    const { items } = (await app.http.get(path).set(admin).expect(200)).body;
    expect(items[0]).toMatchObject({ by: null, changed: ['status', 'quote'], present: true });
    const first = items.at(-1).id;
    const compared = (await app.http.get(`${path}/${first}`).set(admin).expect(200)).body;
    expect(compared.differences.map(({ field }: { field: string }) => field)).toEqual(['status', 'quote']);
    await app.http
      .post(`${path}/${first}/restore`)
      .set(admin)
      .send({ version: version + 1 })
      .expect(200);
    expect((await calls.get(id)).body).toMatchObject({ quote: 'Now they do.', status: 'draft', approved_at: null });
  });

  it('each administrator has a draft, and a URL is suggested', async () => {
    const { app, admin } = content;
    const { study, body } = await calls.created();
    const path = `/api/admin/writing/case-studies/${study.id}/working-copy`;
    const { title, results, quote_role } = { ...body, title: 'Half typed' };
    const draft = { title, results, quote_role, year: '20' };
    await app.http.put(path).set(admin).send({ draft, version: 1 }).expect(200);
    expect((await app.http.get(path).set(admin)).body.copy.draft).toEqual(draft);
    await calls.change(study.id, { ...body, version: 1 }).expect(200);
    expect((await app.http.get(path).set(admin)).body.copy).toBeNull();
    await app.http.get('/api/admin/writing/case-studies/999999/working-copy').set(admin).expect(404);
    const proposed = await app.http
      .get(`/api/admin/writing/case-studies/address?title=${body.address}`)
      .set(admin)
      .expect(200);
    expect(proposed.body.address).not.toBe(body.address);
  });

  it('a picture in use stays in the library', async () => {
    await calls.created();
    const { app, admin, picture } = content;
    const { items } = (await app.http.get('/api/admin/pictures?limit=100').set(admin)).body;
    const uses = items.find(({ url }: { url: string }) => url === picture.url)?.uses;
    expect(uses).toContain('Case study: Drawings to scale');
  });
});
