import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentApp, createContentApp, type Headers } from '../../factories/content-app.ts';

let content: ContentApp;
let other: Headers;
let otherName: string;
beforeAll(async () => {
  content = await createContentApp();
  const colleague = await content.app.signedIn('super_admin');
  other = colleague.headers;
  otherName = colleague.user.name;
});
afterAll(() => content.app.close());

const SITE = '/api/admin/site';
const path = (part: string) => `${SITE}/drafts/${part}`;
const read = (part: string, headers = content.admin) => content.app.http.get(path(part)).set(headers);
const keep = (part: string, body: object, headers = content.admin) =>
  content.app.http.put(path(part)).set(headers).send(body);
const discard = (part: string, seen?: string, headers = content.admin) =>
  content.app.http
    .delete(path(part))
    .query(seen ? { seen } : {})
    .set(headers);
const site = async () => (await content.app.http.get(SITE).set(content.admin)).body;
const publish = (body: object, headers = content.admin) => content.app.http.put(SITE).set(headers).send(body);
const sameText = { phone: '', location: 'Rajsh', channelUrl: 'https:/', answer: '' };

describe('PUT /api/admin/site/drafts/{part}', () => {
  it('200 stores incomplete texts, which visitors and the activity do not see', async () => {
    const { contact } = await site();
    const { body: before } = await content.app.http.get('/api/site');
    content.announced();
    const saved = await keep('contact', { draft: sameText, version: contact.version });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ draft: sameText, version: contact.version, own: true, published: null });
    expect((await content.app.http.get('/api/site')).body).toEqual(before);
    expect(content.announced()).toEqual([]);
    expect((await site()).drafts).toEqual(['contact']);
  });

  it('200 with the sizes of its pictures, without one that is no longer in the library', async () => {
    const gone = { url: '/uploads/gone.webp', alt: '' };
    const { body } = await keep('identity', { draft: { logo: content.picture, icon: gone }, version: 0 });
    expect(body.draft).toEqual({ logo: content.picture, icon: gone });
    expect(body.pictures).toEqual([{ ...content.picture, ...sizes(body.pictures[0]) }]);
    await discard('identity');
  });

  it('409 over a draft of another administrator that was not seen; 200 once it was', async () => {
    const { hours } = await site();
    const { body: theirs } = await keep('hours', { draft: { items: [] }, version: hours.version }, other);
    const mine = { draft: { items: [{ days: 'Mon', hours: '' }] }, version: hours.version };
    const refused = await keep('hours', mine);
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    expect((await read('hours')).body).toMatchObject({ draft: { items: [] }, savedBy: otherName, own: false });
    const early = new Date(Date.parse(theirs.savedAt) - 1).toISOString();
    expect((await keep('hours', { ...mine, seen: early })).status).toBe(409);
    expect((await keep('hours', { ...mine, seen: theirs.savedAt })).status).toBe(200);
    expect((await keep('hours', mine)).status).toBe(200);
    await discard('hours');
  });

  it('400, 404', async () => {
    expect((await keep('hours', { draft: {}, version: 1 })).status).toBe(400);
    expect((await keep('hours', { draft: { items: 'none' }, version: 1 })).status).toBe(400);
    const foreign = await keep('hours', { draft: { tagline: 'Apps' }, version: 1 });
    expect([foreign.status, foreign.body.details[0].field]).toEqual([400, 'draft.tagline']);
    expect((await keep('hours', { draft: { items: [] } })).status).toBe(400);
    expect((await keep('slides', { draft: { items: [] }, version: 1 })).status).toBe(404);
  });
});

describe('GET /api/admin/site/drafts/{part}', () => {
  it('200 says what was published in the form’s fields since', async () => {
    const { identity } = await site();
    await keep('headline', { draft: { headline: 'Drawn in' }, version: identity.version });
    expect((await read('headline')).body.published).toBeNull();
    const pictures = { logo: null, logoDark: null, icon: null, shareCard: null };
    await publish({ identity: { ...identity, ...pictures, tagline: 'Apps' } }, other);
    expect((await read('headline')).body.published).toBeNull();
    const { identity: now } = await site();
    await publish({ identity: { ...now, ...pictures, intro: 'We draw.' } }, other);
    const { body } = await read('headline');
    expect(body.published).toEqual({ by: otherName, at: expect.any(String), fields: ['intro'] });
    await discard('headline');
    // Begun from an old version, after both changes were published.
    await keep('headline', { draft: { headline: 'Drawn in' }, version: identity.version });
    expect((await read('headline')).body.published).toMatchObject({ fields: ['intro'] });
    await discard('headline');
  });

  it('404', async () => {
    expect((await read('film')).body).toMatchObject({ code: 'not_found', message: 'Draft not found' });
    expect((await read('slides')).status).toBe(404);
  });
});

describe('DELETE /api/admin/site/drafts/{part}', () => {
  it('204 once and again; 409 for a draft of another administrator that was not seen', async () => {
    const { social } = await site();
    const { body: theirs } = await keep('social', { draft: { items: [] }, version: social.version }, other);
    expect((await discard('social')).status).toBe(409);
    expect((await discard('social', theirs.savedAt)).status).toBe(204);
    expect((await discard('social')).status).toBe(204);
    expect((await read('social')).status).toBe(404);
  });
});

describe('PUT /api/admin/site', () => {
  it('200 deletes the draft that it publishes, also one saved by a colleague', async () => {
    const { footer, contact } = await site();
    await keep('footer', { draft: { line: 'Made' }, version: footer.version });
    const own = await publish({ footer: { ...footer, line: 'Made in Chandpur.' }, draft: { part: 'footer' } });
    expect(own.body.drafts).toEqual(['contact']);
    const { body: theirs } = await keep('footer', { draft: { line: '' }, version: footer.version + 1 }, other);
    const draft = { part: 'footer', savedAt: theirs.savedAt };
    const seen = await publish({ footer: { ...footer, line: '', version: footer.version + 1 }, draft });
    expect(seen.body.drafts).toEqual(['contact']);
    await publish({ contact: { ...contact, answer: 'One day' } });
    expect((await site()).drafts).toEqual(['contact']);
  });

  it('200 keeps a draft of another administrator that was not seen; 409 keeps every draft', async () => {
    const { footer } = await site();
    await keep('footer', { draft: { line: 'Theirs' }, version: footer.version }, other);
    const mine = { footer: { ...footer, line: 'Mine' }, draft: { part: 'footer' } };
    expect((await publish(mine)).body.drafts).toContain('footer');
    expect((await read('footer', other)).body.published).toMatchObject({ fields: ['line'] });
    expect((await publish(mine, other)).status).toBe(409);
    expect((await read('footer')).body.draft).toEqual({ line: 'Theirs' });
  });
});

describe('a draft', () => {
  it('outlives the account that saved it', async () => {
    const { app } = content;
    const { user, headers } = await app.signedIn('super_admin');
    const { productPage } = await site();
    await keep('product-pages', { draft: { promoText: 'New' }, version: productPage.version }, headers);
    await app.db.deleteFrom('users').where('id', '=', user.id).execute();
    expect((await read('product-pages')).body).toMatchObject({ savedBy: null, own: false });
  });
});

const sizes = ({ width, height, widths, placeholder }: Record<string, unknown>) => ({
  width,
  height,
  widths,
  placeholder,
});
