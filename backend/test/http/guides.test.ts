import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allGuides } from '../../src/http/contract/guides/catalogue.ts';
import { renderGuide } from '../../src/http/contract/guides/render.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const readPage = async (url: string) => (await app.http.get(url).expect(200)).text;

describe('guides to the API', () => {
  it('200: each is a page without scripts, marked in the menu, with its text beside it', async () => {
    for (const { name } of allGuides) {
      const { text, headers } = await app.http.get(`/docs/${name}`).expect(200);
      expect(headers['content-type'], name).toContain('text/html');
      expect(headers['content-security-policy'], name).toContain("default-src 'none'");
      expect(text, name).toContain(`<a href="/docs/${name}" aria-current="page">`);
      expect(text.match(/<h1>/g), name).toHaveLength(1);
      await app.http
        .get(`/docs/${name}.md`)
        .expect(200)
        .expect('content-type', /^text\/plain/);
    }
    await app.http.get('/docs/no-such-guide').expect(404);
  });

  it('every link leads to a page, a file or a place that exists', async () => {
    const dead: string[] = [];
    for (const { name } of allGuides) {
      const page = await readPage(`/docs/${name}`);
      for (const [, link = ''] of page.matchAll(/href="([^"]+)"/g)) {
        if (/^https?:/.test(link)) continue;
        const [path = '', place] = link.startsWith('#') ? [`/docs/${name}`, link.slice(1)] : link.split('#');
        const { status, text } = await app.http.get(path).buffer(true);
        const isFound = status === 200 && (place === undefined || text.includes(`id="${place}"`));
        if (!isFound) dead.push(`${name}: ${link}`);
      }
    }
    expect(dead).toEqual([]);
  });

  it('the code of an error has a place of its own, which problems refer to', async () => {
    expect(await readPage('/docs/errors')).toContain('<tr id="insufficient_funds">');
  });

  it('200: search finds sections and operations, and shows what was typed as text', async () => {
    const found = await readPage('/docs/search?q=insufficient_funds');
    expect(found).toContain('<a href="/docs/errors#codes">');
    expect(await readPage('/docs/search?q=adminRefundOrder')).toContain(
      '<a href="/docs#/admin-orders/adminRefundOrder">',
    );
    const hostile = await readPage(`/docs/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(hostile).toContain('value="&#x22;><script>alert(1)</script>"');
    expect(hostile).toContain('<h1>Search: ">&#x3C;script>');
    expect(hostile).toContain('Nothing found');
    expect(await readPage('/docs/search')).toContain('<h1>Search</h1>');
  });
});

it('links between guides lead to pages, others stay', () => {
  const { html } = renderGuide(
    '# A\n\n[b](errors.md#codes) [c](/docs/versions.md) [d](publish-release.sh) [e](https://studio.example/docs) [f](https://example.com/x.md)',
  );
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link)).toEqual([
    '/docs/errors#codes',
    '/docs/versions',
    '/docs/publish-release.sh',
    '/docs',
    'https://example.com/x.md',
  ]);
});
