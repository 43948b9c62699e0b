import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkProjectRecord } from '../../../../docs/programs/quote-seal.ts';
import { createFile, createOffer } from '../../factories/commerce.ts';
import { openProject } from '../../factories/projects.ts';
import { publishRelease } from '../../factories/releases.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
let app: TestApp;
let owner: Headers;
beforeAll(async () => {
  app = await createTestApp();
  owner = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

/** A product that is not published, with licence keys. */
async function createPrivateProduct(published = false) {
  const product = await createOffer(app.db, app.deps.storage, { prices: { Client: 0, Other: 5 }, published });
  await app.db.updateTable('products').set({ licence_keys: true }).where('id', '=', product.id).execute();
  const { pricing } = (await app.http.get(`/api/admin/products/${product.id}`).set(owner).expect(200)).body;
  return { ...product, plan_id: pricing[0].id as string, other_id: pricing[1].id as string };
}
const deliver = (lead: string, product_id: number, plan_id: string) =>
  app.http.post(`/api/admin/projects/${lead}/deliveries`).set(owner).send({ product_id, plan_id });
const read = async (access: Headers) => (await app.http.get('/api/project-link').set(access).expect(200)).body;
const download = (access: Headers, id: string, part = 'file') =>
  app.http.get(`/api/project-link/deliveries/${id}?part=${part}`).set(access);
const sentTo = async (email: string, kind: string) => {
  await app.background.idle();
  return app.mail.sent.filter((mail) => mail.kind === kind && mail.to.address === email);
};

describe('POST /api/admin/projects/{id}/deliveries', () => {
  it('204: once, with key, file, email and later releases for this client alone, and in the signed record', async () => {
    const email = 'client-guest@example.com';
    const { lead, access } = await openProject(app, owner, { email });
    const product = await createPrivateProduct();
    await deliver(lead, product.id, product.plan_id).expect(204);
    await deliver(lead, product.id, product.plan_id).expect(204);
    const [delivery, ...others] = (await read(access)).deliveries;
    expect([others, delivery]).toMatchObject([
      [],
      {
        product: product.title,
        plan: 'Client',
        version: '1.0.0',
        licence: expect.stringMatching(/^\S{10,}$/),
        file: { name: product.file.name, sha256: product.file.sha256 },
        sbom: null,
      },
    ]);
    const [mail, ...more] = await sentTo(email, 'project-delivery');
    expect([more, mail?.subject]).toEqual([[], `Delivered: ${product.title} 1.0.0`]);
    expect(mail?.text).toContain(delivery.licence);
    const token = /\/order#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const order = (await app.http.get('/api/guest-order').set('x-order-token', token)).body;
    expect(order.licence).toBe(delivery.licence);
    // Hidden from everyone else.
    await app.http.get(`/api/products/${product.id}`).expect(404);
    await download(access, delivery.id, 'sbom').expect(404);
    const bill = Buffer.from('{"bomFormat":"CycloneDX"}');
    const sbom = await createFile(app.db, app.deps.storage, 'tide-1.1.0.cdx.json', bill);
    await publishRelease(app, owner, product.id, { version: '1.1.0', sbom: sbom.id });
    expect(await sentTo(email, 'guest-release')).toHaveLength(1);
    const [updated] = (await read(access)).deliveries;
    expect(updated).toMatchObject({ id: delivery.id, version: '1.1.0', licence: delivery.licence });
    expect(updated.sbom).toMatchObject({ name: 'tide-1.1.0.cdx.json', size_bytes: bill.length });
    const record = await app.http.get('/api/project-link/record').set(access).responseType('blob').expect(200);
    const file = record.body.toString();
    const { keys } = (await app.http.get('/api/licences/public-key').expect(200)).body;
    const stated = checkProjectRecord(
      file,
      keys.map(({ public_key }: { public_key: string }) => public_key),
    );
    const sha256 = createHash('sha256').update(bill).digest('hex');
    expect(stated).toMatchObject({ deliveries: [{ product: product.title, version: '1.1.0', sbom: { sha256 } }] });
    expect(file).not.toContain(delivery.licence);
  });

  it('204: to the account of a client, who has it among their downloads', async () => {
    const { user, headers } = await app.signedIn();
    await app.db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', user.id).execute();
    const { lead } = await openProject(app, owner, { email: user.email });
    const product = await createPrivateProduct();
    await deliver(lead, product.id, product.plan_id).expect(204);
    const { body } = await app.http.get('/api/downloads').set(headers).expect(200);
    expect(body).toMatchObject([{ product_name: product.title, version: '1.0.0' }]);
    const [mail] = await sentTo(user.email, 'project-delivery');
    expect(mail?.text).toContain('/dashboard/orders');
    expect(mail?.text).not.toContain('30 days');
  });

  it('400: published, without a file, unknown plan; 404: unknown project; 409: in another plan', async () => {
    const { lead } = await openProject(app, owner);
    const published = await createPrivateProduct(true);
    const { details } = (await deliver(lead, published.id, published.plan_id).expect(400)).body;
    expect(details).toMatchObject([{ field: 'product_id' }]);
    await deliver(lead, 2_000_000, published.plan_id).expect(400);
    const product = await createPrivateProduct();
    await deliver(lead, product.id, randomUUID()).expect(400);
    await deliver(randomUUID(), product.id, product.plan_id).expect(404);
    await deliver(lead, product.id, product.plan_id).expect(204);
    await deliver(lead, product.id, product.other_id).expect(409);
    await app.db.deleteFrom('product_files').where('product_id', '=', product.id).execute();
    await deliver((await openProject(app, owner)).lead, product.id, product.plan_id).expect(400);
  });
});

describe('GET /api/project-link/deliveries/{id}', () => {
  it('200, 206, 304, 416: the file as an attachment; 404: by another link, and once the order is refunded', async () => {
    const { lead, access } = await openProject(app, owner);
    const product = await createPrivateProduct();
    await deliver(lead, product.id, product.plan_id).expect(204);
    const [{ id, orderNumber: number }] = (await read(access)).deliveries;
    const { headers } = await download(access, id).expect(200);
    expect(headers['content-disposition']).toContain(product.file.name);
    await download(access, id).set('range', 'bytes=0-1').expect(206);
    await download(access, id)
      .set('if-none-match', headers.etag ?? '')
      .expect(304);
    await download(access, id).set('range', 'bytes=9999-').expect(416);
    await download((await openProject(app, owner)).access, id).expect(404);
    await download({ 'x-project-token': 'A'.repeat(43) }, id).expect(404);
    // As in the customer's own downloads: the plan and its grace period have ended.
    const setEnd = (holds_until: Date | null) =>
      app.db.updateTable('entitlements').set({ holds_until }).where('line_id', '=', id).execute();
    await setEnd(new Date(app.clock.now().getTime() - 8 * 24 * 3_600_000));
    await download(access, id).expect(404);
    expect((await read(access)).deliveries).toEqual([]);
    await setEnd(null);
    const release = await publishRelease(app, owner, product.id, { version: '1.0.1' });
    await download(access, id).expect(200);
    await app.db.updateTable('releases').set({ state: 'withdrawn' }).where('id', '=', release.id).execute();
    await download(access, id).expect(404);
    await app.db.updateTable('releases').set({ state: 'published' }).where('id', '=', release.id).execute();
    await app.db.updateTable('orders').set({ status: 'refunded' }).where('number', '=', number).execute();
    await download(access, id).expect(404);
    expect((await read(access)).deliveries).toEqual([]);
  });
});
