import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SecurityAdvisory } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { removeUnusedFiles } from '../../../src/features/catalogue/product-file.service.ts';
import { createOffer } from '../../factories/commerce.ts';
import { publishRelease, releaseInput } from '../../factories/releases.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

const advisory: SecurityAdvisory = {
  reference: 'CVE-2026-10423',
  severity: 'high',
  affected: '1.0.0 to 1.0.9',
  summary: 'A calendar file could run a program.',
};
const BILL = '{ "bomFormat": "CycloneDX", "specVersion": "1.5" }';

const upload = async (name: string, content: string | Buffer = BILL): Promise<string> => {
  const request = app.http.post('/api/admin/product-files').set(admin);
  return (await request.attach('file', Buffer.from(content), name).expect(201)).body.id;
};
const listAdvisories = async () => (await app.http.get('/api/security-advisories').expect(200)).body.items;
const update = (id: number, release: string, body: object) =>
  app.http.put(`/api/admin/products/${id}/releases/${release}`).set(admin).send(body);

describe('security information of a release', () => {
  it('200: its advisories and its bill of materials are public', async () => {
    const product = await createOffer(app.db, app.deps.storage);
    const sbom = await upload('calendar-1.1.0.cdx.json');
    const input = { version: '1.1.0', advisories: [advisory], sbom };
    const { id, published_at } = await publishRelease(app, admin, product.id, input);
    expect(await listAdvisories()).toEqual([
      { product_id: product.id, product: product.title, version: '1.1.0', published_at, ...advisory },
    ]);
    const { body } = await app.http.get(`/api/products/${product.id}/changelog`).expect(200);
    expect(body.releases[0]).toMatchObject({
      advisories: [advisory],
      sbom: { name: 'calendar-1.1.0.cdx.json', size_bytes: BILL.length },
    });
    const file = await app.http.get(`/api/products/${product.id}/releases/${id}/sbom`).buffer(true).expect(200);
    expect(file.headers['content-disposition']).toContain('calendar-1.1.0.cdx.json');
    expect(String(file.body)).toBe(BILL);
  });

  it('200: both change after publication, and stay when they are omitted', async () => {
    const product = await createOffer(app.db, app.deps.storage);
    const input = await releaseInput(app, { version: '1.1.0' });
    const { id, revision } = await publishRelease(app, admin, product.id, input);
    const later = { ...input, advisories: [{ ...advisory, affected: ' 1.0.0 ' }], sbom: await upload('bill.json') };
    const { body } = await update(product.id, id, { revision, release: later }).expect(200);
    expect(body).toMatchObject({ advisories: [{ affected: '1.0.0' }], sbom: { name: 'bill.json' } });
    const kept = await update(product.id, id, { revision: revision + 1, release: input }).expect(200);
    expect(kept.body).toMatchObject({ advisories: [{ affected: '1.0.0' }], sbom: { name: 'bill.json' } });
    const none = { ...input, advisories: [], sbom: null };
    const removed = await update(product.id, id, { revision: revision + 2, release: none }).expect(200);
    expect(removed.body).toMatchObject({ advisories: [], sbom: null });
  });

  it('200: an attached bill of materials is not removed as an unused upload', async () => {
    const product = await createOffer(app.db, app.deps.storage);
    const sbom = await upload('bill.json');
    const { id } = await publishRelease(app, admin, product.id, { version: '1.1.0', sbom });
    const tomorrow = new Date(app.clock.now().getTime() + 2 * 24 * 60 * 60 * 1000);
    await removeUnusedFiles({ ...app.deps, clock: { ...app.deps.clock, now: () => tomorrow } });
    await app.background.idle();
    await app.http.get(`/api/products/${product.id}/releases/${id}/sbom`).expect(200);
  });

  it('400: an advisory of several lines, an unknown file, and one that is no JSON', async () => {
    const product = await createOffer(app.db, app.deps.storage);
    const create = async (values: object) =>
      app.http
        .post(`/api/admin/products/${product.id}/releases`)
        .set(admin)
        .send({ ...(await releaseInput(app, { version: '1.1.0' })), ...values });
    const refusals = [
      [{ advisories: [{ ...advisory, affected: '1.0.0\n1.0.1' }] }, 'advisories.0.affected', REFUSALS.advisoryLines],
      [{ advisories: [{ ...advisory, reference: 'a\nb' }] }, 'advisories.0.reference', REFUSALS.advisoryLines],
      [{ sbom: randomUUID() }, 'sbom', REFUSALS.fileGone],
      [{ sbom: await upload('program.exe') }, 'sbom', REFUSALS.sbomFile],
      [{ sbom: await upload('large.json', Buffer.alloc(5 * 1024 * 1024 + 1)) }, 'sbom', REFUSALS.sbomFile],
    ] as const;
    for (const [values, field, message] of refusals) {
      const { status, body } = await create(values);
      expect([status, body.details]).toEqual([400, [{ field, message: String(message) }]]);
    }
    expect((await create({ advisories: [{ ...advisory, severity: 'awful' }] })).status).toBe(400);
  });

  it('404: of a draft, of another product, and of a hidden product; nothing is listed either', async () => {
    const product = await createOffer(app.db, app.deps.storage);
    const other = await createOffer(app.db, app.deps.storage);
    const values = { advisories: [advisory], sbom: await upload('bill.json') };
    const draft = await app.http
      .post(`/api/admin/products/${product.id}/releases`)
      .set(admin)
      .send(await releaseInput(app, { version: '1.2.0', ...values }))
      .expect(201);
    const read = (id: number, release: string) => app.http.get(`/api/products/${id}/releases/${release}/sbom`);
    await read(product.id, draft.body.id).expect(404);
    const published = await publishRelease(app, admin, product.id, { version: '1.3.0', ...values });
    await read(other.id, published.id).expect(404);
    await read(product.id, published.id).expect(200);
    await app.db.updateTable('products').set({ published: false }).where('id', '=', product.id).execute();
    await read(product.id, published.id).expect(404);
    const listed: { product_id: number }[] = await listAdvisories();
    expect(listed.filter(({ product_id }) => product_id === product.id)).toEqual([]);
  });
});
