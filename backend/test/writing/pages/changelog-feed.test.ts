import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOffer } from '../../factories/commerce.ts';
import { publishRelease } from '../../factories/releases.ts';
import { type BuiltSite, createBuiltSite } from './built-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await createBuiltSite();
});
afterAll(() => site.close());

describe('GET /product/{id}/changelog.xml', () => {
  it('200: an Atom feed of published versions, with their notes; nothing for an unpublished product', async () => {
    const { app } = site;
    const admin = (await app.signedIn('super_admin')).headers;
    const product = await createOffer(app.db, app.deps.storage);
    await publishRelease(app, admin, product.id, { version: '1.1.0', notes: '- A & B' });
    const { text, body, headers } = await app.http.get(`/product/${product.id}/changelog.xml`).buffer(true).expect(200);
    const feed = String(text ?? body);
    expect(headers['content-type']).toContain('application/atom+xml');
    expect(feed.match(/<entry>/g)).toHaveLength(2);
    expect(feed).toContain(`/product/${product.id}/changelog#v1.1.0`);
    expect(feed).not.toContain('<li>');
    const bangla = await app.http.get(`/bn/product/${product.id}/changelog.xml`).buffer(true).expect(200);
    const banglaFeed = String(bangla.text ?? bangla.body);
    expect(banglaFeed).toContain('xml:lang="bn"');
    expect(banglaFeed).toContain(`/bn/product/${product.id}/changelog#v1.1.0`);
    const hidden = await createOffer(app.db, app.deps.storage, { published: false });
    expect((await app.http.get(`/product/${hidden.id}/changelog.xml`)).headers['content-type']).not.toContain('atom');
  });
});
