import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { createOffer } from '../../factories/commerce.ts';
import { publishRelease, releaseInput } from '../../factories/releases.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
let app: TestApp;
let admin: Headers;
let product: Awaited<ReturnType<typeof createOffer>>;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin')).headers;
  product = await createOffer(app.db, app.deps.storage);
});
afterAll(() => app.close());

const toBasePath = (id: number = product.id) => `/api/admin/products/${id}/releases`;
const list = (headers = admin, id = product.id) => app.http.get(toBasePath(id)).set(headers);
const create = (body: object, headers = admin, id = product.id) =>
  app.http.post(toBasePath(id)).set(headers).send(body);
const postAction = (id: string, verb: 'publish' | 'withdraw', body: object, headers = admin) =>
  app.http.post(`${toBasePath()}/${id}/${verb}`).set(headers).send(body);
const createDraft = async (version: string) => (await create(await releaseInput(app, { version })).expect(201)).body;
const now = { revision: 1, at: null };

describe('POST /api/admin/products/{id}/releases/{release}/publish', () => {
  it('200: scheduled, and published by a job when it is due', async () => {
    const { id } = await createDraft('8.0.0');
    const moment = new Date(app.clock.now().getTime() + 60_000);
    const { body } = await postAction(id, 'publish', { revision: 1, at: moment.toISOString() }).expect(200);
    expect(body).toMatchObject({ status: 'scheduled', publishAt: moment.toISOString(), current: false });
    await app.deps.jobs.add('releases.publish', {});
    await app.background.idle();
    const status = async () => (await list()).body.find((release: { id: string }) => release.id === id);
    expect((await status()).status).toBe('scheduled');
    app.clock.advance(61_000);
    await app.deps.jobs.add('releases.publish', {});
    await app.background.idle();
    expect(await status()).toMatchObject({ status: 'published', current: true, publishAt: null });
  });

  it('400: without a file, or scheduled in the past', async () => {
    const empty = (await create(await releaseInput(app, { version: '8.1.0', files: [] })).expect(201)).body;
    const without = await postAction(empty.id, 'publish', now).expect(400);
    expect(without.body.message).toBe(String(REFUSALS.releaseWithoutFile));
    const { id } = await createDraft('8.1.1');
    await postAction(id, 'publish', { revision: 1, at: '2020-01-01T00:00:00.000Z' }).expect(400);
  });
  it('404: unknown', async () => {
    await postAction(randomUUID(), 'publish', now).expect(404);
  });
  it('409: a stale revision, or already published', async () => {
    const { id } = await createDraft('8.2.0');
    await postAction(id, 'publish', { revision: 7, at: null }).expect(409);
    await postAction(id, 'publish', now).expect(200);
    const repeated = await postAction(id, 'publish', { revision: 2, at: null }).expect(409);
    expect(repeated.body.message).toBe(String(REFUSALS.releasePublished));
  });
});

describe('POST /api/admin/products/{id}/releases/{release}/withdraw', () => {
  it('200: customers get the previous version; a scheduled one becomes a draft again', async () => {
    const own = await createOffer(app.db, app.deps.storage);
    const { id, revision } = await publishRelease(app, admin, own.id, { version: '2.0.0' });
    const path = `${toBasePath(own.id)}/${id}/withdraw`;
    const { body } = await app.http.post(path).set(admin).send({ revision }).expect(200);
    expect(body).toMatchObject({ status: 'withdrawn', current: false, withdrawnAt: expect.any(String) });
    const present = await app.http.get(`/api/products/${own.id}`).expect(200);
    expect(present.body.version).toBe('1.0.0');
    const planned = await createDraft('8.3.0');
    const at = new Date(app.clock.now().getTime() + 60_000).toISOString();
    await postAction(planned.id, 'publish', { revision: 1, at }).expect(200);
    expect((await postAction(planned.id, 'withdraw', { revision: 2 }).expect(200)).body).toMatchObject({
      status: 'draft',
      publishAt: null,
    });
  });

  it('400: no revision', async () => {
    await postAction(randomUUID(), 'withdraw', {}).expect(400);
  });
  it('404: unknown', async () => {
    await postAction(randomUUID(), 'withdraw', { revision: 1 }).expect(404);
  });
  it('409: the only release, or a draft', async () => {
    const own = await createOffer(app.db, app.deps.storage);
    const [only] = (await list(admin, own.id)).body;
    const rejected = await app.http
      .post(`${toBasePath(own.id)}/${only.id}/withdraw`)
      .set(admin)
      .send({ revision: 1 });
    expect([rejected.status, rejected.body.message]).toEqual([409, String(REFUSALS.releaseOnly)]);
    expect((await list(admin, own.id)).body[0].status).toBe('published');
    const { id } = await createDraft('8.4.0');
    await postAction(id, 'withdraw', { revision: 1 }).expect(409);
  });
});
