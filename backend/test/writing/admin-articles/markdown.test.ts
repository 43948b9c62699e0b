import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentApp, createContentApp } from '../../factories/content-app.ts';

let content: ContentApp;
beforeAll(async () => {
  content = await createContentApp();
});
afterAll(() => content.app.close());

const article = (text: string, more: object = {}) => ({
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
  ...more,
});
const path = '/api/admin/content/posts';
const create = (body: object) => content.app.http.post(path).set(content.admin).send(body);
const change = (id: number, body: object) => content.app.http.put(`${path}/${id}`).set(content.admin).send(body);
const read = async (id: number) => (await content.app.http.get(`/api/posts/${id}`)).body;

describe('an article in Markdown', () => {
  it('readers get rendered HTML without the source; its author gets the source', async () => {
    const { status, body } = await create(article('## One\n\n<script>alert(1)</script>'));
    expect(status).toBe(201);
    expect(body).toMatchObject({ format: 'markdown', content: '## One\n\n<script>alert(1)</script>' });
    expect(await read(body.id)).toMatchObject({
      content: '',
      html: '<h2 id="text-one">One</h2>\n<p>&#x3C;script>alert(1)&#x3C;/script></p>',
    });
  });

  it('plain text stays plain, also for callers without a format, and becomes Markdown on request', async () => {
    const { format: _format, ...plain } = article('# One');
    const { body } = await create(plain);
    expect(await read(body.id)).toMatchObject({ content: '# One', html: null });
    await change(body.id, { ...article('# One'), version: 1 });
    expect((await read(body.id)).html).toBe('<h2 id="text-one">One</h2>');
    const trail = await content.trail('post', body.id);
    expect(trail).toEqual(['post.create', 'post.update']);
  });

  it('a picture in a text stays in the library as long as the text uses it', async () => {
    const unused = await content.app.db
      .insertInto('pictures')
      .values({ name: 'map', url: '/uploads/map-960.webp', width: 960, height: 540, widths: '[480,960]' })
      .returning(['id', 'url'])
      .executeTakeFirstOrThrow();
    const { body } = await create(article(`![Map](${unused.url})`, { title: 'With a map' }));
    const remove = () => content.app.http.delete(`/api/admin/pictures/${unused.id}`).set(content.admin);
    const refused = await remove();
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('Text of: With a map');
    await change(body.id, { ...article('Without'), version: 1 });
    expect((await remove()).status).toBe(204);
  });

  it('400 for a text that cannot be rendered, and nothing is stored', async () => {
    const { status, body } = await create(article('> '.repeat(400), { title: 'Too deep' }));
    expect(status).toBe(400);
    expect(body.details[0].field).toBe('content');
    const { body: found } = await content.app.http.get(`${path}?search=Too%20deep`).set(content.admin);
    expect(found.total).toBe(0);
  });
});
