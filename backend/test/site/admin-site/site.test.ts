import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sections } from '../../../../demo/content/site.ts';
import { type ContentApp, createContentApp } from '../../factories/content-app.ts';
import { createTestApp } from '../../test-app.ts';

let content: ContentApp;
beforeAll(async () => {
  content = await createContentApp();
});
afterAll(() => content.app.close());

const SITE = '/api/admin/site';
const read = async () => (await content.app.http.get(SITE).set(content.admin)).body;
const write = (body: object, headers = content.admin) => content.app.http.put(SITE).set(headers).send(body);
const undo = (entry: number, headers = content.admin) =>
  content.app.http.post(`${SITE}/undo`).set(headers).send({ entry });
const page = async () => (await content.app.http.get('/api/site')).body;
const newest = async (): Promise<{ id: number; action: string; label: string }> =>
  (await content.app.http.get('/api/admin/activity?limit=1').set(content.admin)).body.items[0];
/** A picture in the form that forms send. */
const chosen = (picture: { url: string; alt: string } | null) => picture && { url: picture.url, alt: picture.alt };
const identity = async (changes: object) => {
  const { identity: now } = await read();
  const pictures = { logo: chosen(now.logo), logoDark: chosen(now.logoDark), icon: chosen(now.icon) };
  return { identity: { ...now, ...pictures, shareCard: chosen(now.shareCard), ...changes } };
};

describe('GET /api/admin/site', () => {
  it('200: the demo’s content', async () => {
    const { hours, footer, about } = await read();
    expect(hours).toEqual({ ...sections.hours, version: 1 });
    expect(footer.columns).toEqual(sections.footer.columns);
    expect(about.statistics).toEqual(sections.about.statistics);
  });

  it('200: an empty site', async () => {
    const empty = await createTestApp();
    try {
      const { headers } = await empty.signedIn('super_admin');
      const { body } = await empty.http.get(SITE).set(headers);
      expect(body.identity).toMatchObject({ description: '', headline: '', logo: null, accent: null, version: 0 });
      expect(body.suite).toEqual({ title: '', text: '', cards: [], waitlist: false, version: 0 });
      const hours = { items: [{ days: 'Monday', hours: '9 to 5' }], version: 0 };
      expect((await empty.http.put(SITE).set(headers).send({ hours })).status).toBe(200);
      const { body: site } = await empty.http.get('/api/site');
      expect(site).toMatchObject({ hours: hours.items, contactEmail: '', channelUrl: '', social: [] });
      // There are no legal texts yet, so no links to them.
      expect(site.footer[0].links.map(({ url }: { url: string }) => url)).toEqual([
        '/blog',
        '/about',
        '/contact',
        '/saved',
      ]);
    } finally {
      await empty.close();
    }
    expect((await content.app.http.get(`${SITE}?x=1`).set(content.admin)).status).toBe(400);
  });
});

describe('PUT /api/admin/site', () => {
  it('200: a section is on every page immediately, broadcast, and audited', async () => {
    const { contact } = await read();
    content.announced();
    const saved = await write({ contact: { ...contact, phone: '  +880 1711 111111 ', email: 'new@studio.example' } });
    expect(saved.status).toBe(200);
    expect(saved.body.contact).toMatchObject({ phone: '+880 1711 111111', email: 'new@studio.example' });
    expect(saved.body.contact.version).toBeGreaterThan(contact.version);
    expect(await page()).toMatchObject({ phone: '+880 1711 111111', contactEmail: 'new@studio.example' });
    expect(content.announced()).toEqual(expect.arrayContaining(['site']));
    expect(await newest()).toMatchObject({ action: 'site.update', label: 'Contact' });
    expect(await read()).toEqual(saved.body);
  });

  it('200: name and colour; the settings show the name, and their open form is stale', async () => {
    const { body: settings } = await content.app.http.get('/api/admin/settings').set(content.admin);
    const accent = { light: '#3355dd', dark: '#9db4ff' };
    const saved = await write(await identity({ name: 'Harbour Works', accent, logo: content.picture }));
    expect(saved.body.identity).toMatchObject({ name: 'Harbour Works', accent });
    expect(saved.body.identity.logo.url).toBe(content.picture.url);
    expect((await page()).logo.light).toMatch(/-\d+\.webp$/);
    const { version, updated_at: _at, ...form } = settings;
    const stale = await content.app.http
      .put('/api/admin/settings')
      .set(content.admin)
      .send({ ...form, version });
    expect(stale.status).toBe(409);
  });

  it.each([
    ['a colour nobody can read', { accent: { light: '#ffee88', dark: '#ffee88' } }, 'identity.accent.light', /darker/],
    [
      'one too dark for the dark theme',
      { accent: { light: '#223399', dark: '#223399' } },
      'identity.accent.dark',
      /lighter/,
    ],
    ['no colour', { accent: { light: 'red', dark: '#9db4ff' } }, 'identity.accent.light', /./],
    ['a name of two lines', { name: 'Harbour\nWorks' }, 'identity.name', /line/],
    ['a picture that is not there', { icon: { url: '/uploads/none.webp', alt: '' } }, 'identity.icon', /library/],
  ])('400: %s', async (_what, changes, field, message) => {
    const { status, body } = await write(await identity(changes));
    expect(status).toBe(400);
    expect(body.details[0]).toEqual({ field, message: expect.stringMatching(message) });
  });

  it.each([
    ['a script as address', { title: 'Links', links: [{ label: 'Run', url: 'javascript:alert(1)' }] }],
    ['another host without https', { title: 'Links', links: [{ label: 'There', url: '//evil.example' }] }],
    ['a column without links', { title: 'Links', links: [] }],
  ])('400: a footer with %s', async (_what, column) => {
    const { footer } = await read();
    expect((await write({ footer: { ...footer, columns: [column] } })).status).toBe(400);
  });

  it('400: duplicate names, an empty body; 409: a stale form changes no section', async () => {
    const { hours, social, footer } = await read();
    const twice = [hours.items[0], hours.items[0]];
    expect((await write({ hours: { ...hours, items: twice } })).body.details[0].field).toBe('hours.items.1');
    expect((await write({})).status).toBe(400);
    const both = { hours: { ...hours, items: [] }, social: { ...social, version: social.version + 5 } };
    expect((await write(both)).status).toBe(409);
    expect((await read()).hours).toEqual(hours);
    expect((await write({ footer }, {})).status).toBe(401);
    expect((await write({ footer }, content.customer)).status).toBe(403);
  });

  it('200: a footer link disappears and reappears with its product', async () => {
    const labels = async () => (await page()).footer[0].links.map(({ label }: { label: string }) => label);
    expect(await labels()).toContain('Bangla Calendar 2025');
    content.announced();
    await content.app.db.updateTable('products').set({ published: false }).where('id', '=', 2).execute();
    expect(await labels()).not.toContain('Bangla Calendar 2025');
    await expect.poll(() => content.announced()).toContain('site');
    await content.app.db.updateTable('products').set({ published: true }).where('id', '=', 2).execute();
  });
});

describe('POST /api/admin/site/undo', () => {
  it('200: reverts exactly one change; 409 once its texts have changed again; 404 for anything else', async () => {
    const { suite } = await read();
    await write({ suite: { ...suite, title: 'Next year' } });
    const { id } = await newest();
    expect((await content.app.http.get('/api/home')).body.suiteHead.title).toBe('Next year');
    const undone = await undo(id);
    expect(undone.body.suite).toEqual({ ...suite, version: suite.version + 2 });
    expect((await newest()).id).toBeGreaterThan(id);
    await write({ suite: { ...undone.body.suite, title: 'Later' } });
    expect((await undo(id)).status).toBe(409);
    expect((await undo(1_000_000)).status).toBe(404);
    expect((await undo(0)).status).toBe(400);
    expect((await undo(id, {})).status).toBe(401);
    expect((await undo(id, content.customer)).status).toBe(403);
  });

  it('200: pictures are restored too', async () => {
    const { identity: before } = await read();
    await write(await identity({ logoDark: null }));
    const { body } = await undo((await newest()).id);
    expect(body.identity.logoDark).toEqual(before.logoDark);
  });
});
