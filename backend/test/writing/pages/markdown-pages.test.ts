import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPages, type PageServer } from '../../../src/pages/pages.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';
import { fakeClient, fakeRender } from './fake-site.ts';

let app: TestApp;
let pages: PageServer;
let client: Awaited<ReturnType<typeof fakeClient>>;
beforeAll(async () => {
  client = await fakeClient();
  const site = fakeRender();
  site.answer = ({ pathname }) => ({ status: /^\/(?:blog\/1|login)$/.test(pathname) ? 200 : 404 });
  app = await createTestApp({
    seeded: true,
    pages: (deps, fetch) => {
      const { render } = site;
      const publicUrl = 'https://studio.example';
      pages = createPages({ ...deps, ...deps.env, render, clientFolder: client.folder, publicUrl, fetch });
      return pages;
    },
  });
});
afterAll(async () => {
  await app.close();
  await client.remove();
});

describe('pages in Markdown', () => {
  it('200 an article with its text and absolute links, and 304 while it is the same', async () => {
    const { status, headers, text } = await app.http.get('/blog/1.md');
    expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(text).toMatch(/^# \S/);
    expect(text).toMatch(/!\[.+\]\(https:\/\/studio\.example\/media\//);
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'content-language': 'en' });
    expect(headers.link).toBe('<https://studio.example/blog/1>; rel="canonical"');
    expect((await app.http.get('/blog/1.md').set('If-None-Match', headers.etag ?? '')).status).toBe(304);
  });

  it('200 what a product costs and needs, in the language of the path', async () => {
    const { text } = await app.http.get('/product/1.md');
    expect(text).toContain('## Plans\n\n- **Free**: Free. ');
    expect(text).toMatch(/- \*\*[^*]+\*\*: \$\d/);
    const bangla = await app.http.get('/bn/product/1.md');
    expect(bangla.headers['content-language']).toBe('bn');
    expect(bangla.text).toMatch(/^# [ঀ-৿]/);
  });

  it('200 every further kind of page', async () => {
    for (const path of [
      '/services',
      '/about',
      '/privacy-policy',
      '/terms-and-conditions',
      '/work/admissions-without-a-queue',
    ])
      expect((await app.http.get(`${path}.md`)).text, path).toMatch(/^# \S[\s\S]{400}/);
  });

  it('404 for what visitors cannot see', async () => {
    await app.db.updateTable('posts').set({ published: false }).where('id', '=', 2).execute();
    pages.forget('everything');
    for (const path of ['/blog/2', '/product/999', '/work/nothing', '/dashboard', '/login', '/no-such-page', '/%ff'])
      expect((await app.http.get(`${path}.md`)).status, path).toBe(404);
  });

  it('200 names its version in Markdown in the headers of a page that has one', async () => {
    const alternate = '</blog/1.md>; rel="alternate"; type="text/markdown"';
    expect((await app.http.get('/blog/1')).headers.link).toBe(alternate);
    expect((await app.http.get('/login')).headers.link).toBeUndefined();
  });

  it('200 lists sections, products, work and articles in /llms.txt, without hidden ones', async () => {
    const content = { subject: 'From the river', content: `${'News. '.repeat(80)}\n\n[Read](/blog/1)` };
    const times = { created_at: new Date(), updated_at: new Date(), finished_at: new Date() };
    const { id } = await app.db
      .insertInto('newsletters')
      .values({
        texts: JSON.stringify({ en: content, bn: { subject: '', content: '' } }),
        audience: JSON.stringify({}),
        status: 'sent',
        archived: true,
        ...times,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    pages.forget('everything');
    expect((await app.http.get(`/newsletters/${id}.md`)).text).toMatch(/^# From the river\n\n20[\s\S]{400}/);
    const { text, headers } = await app.http.get('/llms.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toMatch(/^# Nodi Studio\n\n> /);
    expect(text.match(/^## .+$/gm)).toEqual(['## Pages', '## Products', '## Work', '## Articles', '## Newsletters']);
    expect(text).toMatch(/^- \[Services\]\(https:\/\/studio\.example\/services\.md\): \S/m);
    expect(text).toMatch(/\/blog\/1\.md\)/);
    expect(text).not.toMatch(/\/blog\/2\.md\)/);
    expect((await app.http.get('/bn/llms.txt')).text).toContain('(https://studio.example/bn/services.md)');
    expect((await app.http.get('/sitemap.xml')).text).not.toMatch(/\.md|llms/);
  });

  it('503 while the site is closed', async () => {
    await app.db.updateTable('site_settings').set({ maintenance: true }).execute();
    app.deps.siteState.forget();
    for (const path of ['/llms.txt', '/services.md']) expect((await app.http.get(path)).status).toBe(503);
  });
});
