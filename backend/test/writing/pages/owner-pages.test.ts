import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltSite, createBuiltSite } from './built-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await createBuiltSite();
});
afterAll(() => site.close());

const sitemap = async () => {
  const { text, body } = await site.app.http.get('/sitemap.xml').buffer(true);
  return String(text ?? body);
};

describe("the owner's custom pages", () => {
  it('404 for an unwritten page, which is not in the sitemap', async () => {
    expect(await sitemap()).not.toMatch(/privacy|terms/);
    expect((await site.app.http.get('/api/pages/imprint')).status).toBe(404);
    expect((await site.app.http.get('/api/pages/No_page')).status).toBe(404);
  });

  it('are in the sitemap once published, with their current URL only', async () => {
    const { headers } = await site.app.signedIn('super_admin');
    const path = '/api/admin/content/pages';
    const input = { title: 'Imprint', address: 'imprint', description: 'Who we are.', content: '## Who\n\nWe.' };
    const { body } = await site.app.http
      .post(path)
      .set(headers)
      .send({ ...input, published: true });
    expect(await sitemap()).toContain('nodi.example/imprint</loc>');
    const change = (more: object) =>
      site.app.http
        .put(`${path}/${body.id}`)
        .set(headers)
        .send({ ...input, ...more });
    await change({ address: 'about-us', published: true, version: 1 });
    expect(await sitemap()).toContain('nodi.example/about-us</loc>');
    expect(await sitemap()).not.toContain('imprint');
    expect((await site.app.http.get('/api/pages/imprint')).body.address).toBe('about-us');
    await change({ address: 'about-us', published: false, version: 2 });
    expect(await sitemap()).not.toContain('about-us');
  });
});
