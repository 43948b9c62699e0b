import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentApp, createContentApp, type Headers } from '../../factories/content-app.ts';
import { isShortRun } from '../../support/test-length.ts';

let content: ContentApp;
beforeAll(async () => {
  content = await createContentApp();
});
afterAll(() => content.app.close());

const preview = (text: string, headers: Headers = content.admin) =>
  content.app.http.post('/api/admin/writing/preview').set(headers).send({ text });

const EMPHASIS_IN_EMPHASIS = '**a*'.repeat(7500);

describe('POST /api/admin/writing/preview', () => {
  it('200 renders the text with pictures of the library and stores nothing', async () => {
    const { status, body } = await preview(`## Rivers\n\n![A river](${content.picture.url} "At dusk")`);
    expect(status).toBe(200);
    expect(body.html).toContain('<figcaption>At dusk</figcaption>');
    expect(body.notes).toEqual([]);
  });

  it('200 renders emphasis in any script as the article and the page do', async () => {
    const text = ['**“উদ্ধৃতি।”**তারপর', '**(ঐচ্ছিক)**ভাবে', '*“এক”*টি, snake_case, 2 * 3 * 4'].join('\n\n');
    const { html } = (await preview(text)).body;
    expect(html).toMatch(/<strong>.*<strong>.*<em>/s);
    const { http } = content.app;
    const create = (kind: string, body: object) =>
      http.post(`/api/admin/content/${kind}`).set(content.admin).send(body).expect(201);
    const article = {
      title: 'Rivers',
      excerpt: 'How to draw water.',
      content: text,
      format: 'markdown',
      category: 'UI/UX Design',
      tags: [],
      author: 'Maliha Karim',
      image: content.picture,
      status: 'published',
      publishAt: null,
    };
    const { id } = (await create('posts', article)).body;
    expect((await http.get(`/api/posts/${id}`)).body.html).toBe(html);
    await create('pages', { title: 'Emphasis', address: 'emphasis', description: '', content: text, published: true });
    expect((await http.get('/api/pages/emphasis')).body.html).toBe(html);
  });

  it.skipIf(isShortRun)('200 for other requests while a text keeps the parser busy for seconds', async () => {
    const busy = preview(EMPHASIS_IN_EMPHASIS).then(() => 'preview');
    const other = content.app.http.get('/api/posts/1').then(({ status }) => status);
    expect(await Promise.race([busy, other])).toBe(200);
    await busy;
    expect((await preview('again')).body.html).toBe('<p>again</p>');
  });

  it('400 nested too deeply or too long', async () => {
    expect((await preview('>'.repeat(10_000))).body.message).toMatch(/too deep/);
    expect((await preview('a'.repeat(30_001))).status).toBe(400);
  });
});
