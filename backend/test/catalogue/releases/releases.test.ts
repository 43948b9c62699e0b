import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOffer } from '../../factories/commerce.ts';
import { createBoughtProduct, getDownload, orderFreePlan, publishRelease } from '../../factories/releases.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
let app: TestApp;
let admin: Headers;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

const withdraw = ({ id, revision }: { id: string; revision: number }, productId: number) =>
  app.http.post(`/api/admin/products/${productId}/releases/${id}/withdraw`).set(admin).send({ revision }).expect(200);
const filterReleaseMails = (mail: { kind: string; to: { address: string } }[]) =>
  mail.filter(({ kind }) => kind === 'release').map(({ to }) => to.address);

describe('GET /api/products/{id}/changelog', () => {
  it('200: published versions, newest first, with inert notes; no drafts', async () => {
    const product = await createOffer(app.db, app.deps.storage);
    const withdrawnRelease = await publishRelease(app, admin, product.id, { version: '1.1.0', notes: 'Broken' });
    await publishRelease(app, admin, product.id, {
      version: '2.0.0-beta.1',
      channel: 'beta',
      notes: '- **New** maps <script>alert(1)</script>',
    });
    await withdraw(withdrawnRelease, product.id);
    const { body } = await app.http.get(`/api/products/${product.id}/changelog`).expect(200);
    expect(body).toMatchObject({ product_id: product.id, product: product.title });
    expect(body.releases).toMatchObject([
      { version: '2.0.0-beta.1', channel: 'beta', withdrawn: false },
      { version: '1.1.0', channel: 'stable', withdrawn: true },
      { version: '1.0.0', channel: 'stable', withdrawn: false, html: '' },
    ]);
    expect(body.releases[0].html).toContain('<strong>New</strong> maps');
    expect(body.releases[0].html).not.toContain('<script');
  });

  it('404: a malformed id', async () => {
    await app.http.get('/api/products/x/changelog').expect(404);
  });
  it('404: a product that is not public', async () => {
    const product = await createOffer(app.db, app.deps.storage, { published: false });
    await app.http.get(`/api/products/${product.id}/changelog`).expect(404);
  });
});

describe('GET /api/products/{id}/latest.json', () => {
  it('200: the newest stable release, or the newest of both channels; nothing private', async () => {
    const product = await createOffer(app.db, app.deps.storage);
    await publishRelease(app, admin, product.id, { version: '1.1.0', notes: '- Faster' });
    await publishRelease(app, admin, product.id, { version: '1.2.0-beta.1', channel: 'beta' });
    const path = `/api/products/${product.id}/latest.json`;
    const { body } = await app.http.get(path).expect(200);
    expect(body).toEqual({
      product_id: product.id,
      product: product.title,
      version: '1.1.0',
      channel: 'stable',
      notes: '- Faster',
      published_at: expect.any(String),
      page: `${app.deps.env.publicUrl}/dashboard/downloads`,
      files: [
        {
          name: 'map-1.1.0.zip',
          platform: 'any',
          size_bytes: 5,
          requirements: '',
          plans: [],
          sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      ],
    });
    expect((await app.http.get(path).query({ channel: 'beta' }).expect(200)).body.version).toBe('1.2.0-beta.1');
  });

  it('400: an unknown channel', async () => {
    await app.http.get('/api/products/1/latest.json').query({ channel: 'nightly' }).expect(400);
  });
  it('404: an unknown product, or no release yet', async () => {
    await app.http.get('/api/products/999999/latest.json').expect(404);
    const { id } = await app.db
      .selectFrom('products')
      .select('id')
      .where('id', '=', (await createOffer(app.db, app.deps.storage)).id)
      .executeTakeFirstOrThrow();
    await app.db.deleteFrom('releases').where('product_id', '=', id).execute();
    await app.http.get(`/api/products/${id}/latest.json`).expect(404);
  });
});

describe('a release', () => {
  it('notifies its owners by email and in the app, once, except for owners who opted out of the email', async () => {
    const { product, user, headers, download } = await createBoughtProduct(app);
    const quiet = await app.signedIn();
    await orderFreePlan(app, quiet.headers, product.id);
    const { id } = await getDownload(app, quiet.headers);
    await app.http.put(`/api/downloads/${id}/release-mails`).set(quiet.headers).send({ wanted: false }).expect(200);
    const otherUser = await app.signedIn();

    await publishRelease(app, admin, product.id, { version: '2.0.0', notes: '- Rivers have names' });
    await publishRelease(app, admin, product.id, { version: '2.1.0-beta.1', channel: 'beta' });
    await app.background.idle();

    expect(await getDownload(app, headers)).toMatchObject({ id: download.id, version: '2.0.0' });
    for (const who of [headers, quiet.headers]) {
      const { items } = (await app.http.get('/api/notifications').set(who)).body;
      expect(items.filter(({ kind }: { kind: string }) => kind === 'version')).toHaveLength(1);
    }
    const mails = filterReleaseMails(app.mail.sent);
    expect(mails.filter((address) => address === user.email)).toHaveLength(1);
    expect(mails).not.toContain(quiet.user.email);
    expect(mails).not.toContain(otherUser.user.email);
    const text = app.mail.sent.find(({ to, kind }) => kind === 'release' && to.address === user.email)?.text;
    expect(text).toContain('Rivers have names');
    expect(text).toContain(`/product/${product.id}/changelog`);
  });

  it('that is older than the newest one changes nothing for new customers', async () => {
    const { product, headers } = await createBoughtProduct(app);
    await publishRelease(app, admin, product.id, { version: '0.9.0' });
    expect(await getDownload(app, headers)).toMatchObject({ version: '1.0.0' });
  });

  it('that is withdrawn gives its owners the previous version back', async () => {
    const { product, headers } = await createBoughtProduct(app);
    const release = await publishRelease(app, admin, product.id, { version: '2.0.0' });
    await withdraw(release, product.id);
    await app.background.idle();
    expect(await getDownload(app, headers)).toMatchObject({ version: '1.0.0', file_name: `${product.title}.zip` });
  });
});
