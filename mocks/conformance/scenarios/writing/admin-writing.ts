import { expect } from 'vitest';
import { demoAdmin, type Scenario } from '../../scenario.ts';

export const adminWritingScenarios: Scenario[] = [
  {
    name: 'a Markdown text is previewed as published, and malicious markup is removed',
    async run(client) {
      const { token } = await demoAdmin(client);
      const show = async (text: string) => client.call('adminPreviewText', { token, body: { text } });
      const { body } = await show('# Rivers\n\nWater *moves*.\n\n```ts\nconst a = 1;\n```');
      expect(body.html).toContain('<h2 id="text-rivers">Rivers</h2>');
      expect(body.html).toContain('<span class="hljs-keyword">const</span>');
      const hostile = await show('[a](javascript:alert(1)) <img src=x onerror=alert(1)>\n\n![b](data:image/svg+xml,x)');
      expect(hostile.status).toBe(200);
      expect(hostile.body.html).not.toMatch(/javascript:|<img|data:/);
      expect(hostile.body.notes).toHaveLength(3);
      expect((await show('> '.repeat(200))).status).toBe(400);
    },
  },
  {
    name: 'revisions are listed, compared with the current state and restored',
    async run(client) {
      const { token } = await demoAdmin(client);
      const draft = {
        title: 'Rivers',
        excerpt: '',
        content: 'One.\n\nTwo.',
        category: '',
        tags: ['maps'],
        author: 'Maliha Karim',
        image: null,
        status: 'draft',
        publishAt: null,
      };
      const { body: created } = await client.call('adminCreatePost', { token, body: draft, expected: 201 });
      const params = { kind: 'posts', id: String(created.id) };
      const change = { token, params: { id: params.id }, body: { ...draft, content: 'One.\n\nThree.', version: 1 } };
      await client.call('adminUpdatePost', { ...change, expected: 200 });
      const { body: list } = await client.call('adminListRevisions', { token, params, expected: 200 });
      expect(list.items).toMatchObject([
        { changed: ['content'], present: true, title: 'Rivers' },
        { changed: [], present: false, by: list.items[0]?.by },
      ]);
      const first = { ...params, revision: String(list.items[1]?.id) };
      const { body: compared } = await client.call('adminCompareRevision', { token, params: first, expected: 200 });
      expect(compared.differences).toMatchObject([
        { field: 'content', parts: [{}, { text: 'Two' }, { text: 'Three' }, {}] },
      ]);
      const restore = (body: object) => client.call('adminRestoreRevision', { token, params: first, body });
      expect((await restore({ version: 1 })).status).toBe(409);
      expect(await restore({ version: 2 })).toMatchObject({ status: 200, body: { version: 3, notes: [] } });
      const { body: present } = await client.call('adminGetPost', { token, params: { id: params.id }, expected: 200 });
      expect(present).toMatchObject({ content: 'One.\n\nTwo.', version: 3 });
      const none = { ...params, revision: '999999999' };
      expect((await client.call('adminCompareRevision', { token, params: none })).status).toBe(404);
      expect((await client.call('adminRestoreRevision', { token, params: none, body: { version: 3 } })).status).toBe(
        404,
      );
      await client.call('adminDeleteContent', { token, params });
      expect((await client.call('adminListRevisions', { token, params })).status).toBe(404);
      expect((await client.call('adminListRevisions', { token, params: { ...params, kind: 'faqs' } })).status).toBe(
        404,
      );
    },
  },
  {
    name: 'a draft is stored for its author until it is saved or discarded',
    async run(client) {
      const { token } = await demoAdmin(client);
      const params = { kind: 'posts', item: 'new' };
      const copy = async (of = params) => (await client.call('adminGetWorkingCopy', { token, params: of })).body.copy;
      const draft = { title: 'Riv', content: '', tags: 'maps, ', image: null };
      expect((await client.call('adminKeepWorkingCopy', { token, params, body: { draft } })).status).toBe(200);
      expect(await copy()).toMatchObject({ draft, image: null, version: null });
      const article = {
        title: 'Rivers',
        excerpt: '',
        content: '',
        category: '',
        tags: [],
        author: 'Maliha Karim',
        image: null,
        status: 'draft',
        publishAt: null,
      };
      const { body: created } = await client.call('adminCreatePost', { token, body: article, expected: 201 });
      expect(await copy()).toBeNull();
      const own = { kind: 'posts', item: String(created.id) };
      await client.call('adminKeepWorkingCopy', { token, params: own, body: { draft, version: 1 } });
      expect(await copy(own)).toMatchObject({ version: 1 });
      expect((await client.call('adminDiscardWorkingCopy', { token, params: own })).status).toBe(204);
      expect(await copy(own)).toBeNull();
      await client.call('adminDeleteContent', { token, params: { kind: 'posts', id: own.item } });
      expect((await client.call('adminGetWorkingCopy', { token, params: own })).status).toBe(404);
      expect((await client.call('adminKeepWorkingCopy', { token, params: own, body: { draft } })).status).toBe(404);
      const none = { ...params, kind: 'faqs' };
      expect((await client.call('adminDiscardWorkingCopy', { token, params: none })).status).toBe(404);
    },
  },
  {
    name: 'an article has a readable URL, made from its title, and former ones still lead to it',
    async run(client) {
      const { token } = await demoAdmin(client);
      const propose = async (title: string, kind = 'posts') =>
        (await client.call('adminProposeAddress', { token, params: { kind }, query: { title } })).body.address;
      expect(await propose('Über Flüsse 🎉')).toBe('uber-flusse');
      expect(await propose('আমার সোনার বাংলা')).toBe('amar-sonar-bangla');
      expect(await propose('2026')).toBe('');
      expect(await propose('Blog', 'pages')).toBe('blog-2');
      const { body: pictures } = await client.call('adminListPictures', { token, query: { limit: 1 } });
      const article = {
        title: 'Rivers',
        excerpt: 'Water.',
        content: 'One.',
        category: 'Maps',
        tags: [],
        author: 'Maliha Karim',
        image: { url: pictures.items[0]?.url ?? '', alt: '' },
        status: 'published',
        publishAt: null,
      };
      const write = (body: object) => client.call('adminCreatePost', { token, body: { ...article, ...body } });
      const created = await write({ address: 'rivers' });
      expect(created).toMatchObject({ status: 201, body: { address: 'rivers' } });
      for (const address of ['rivers', '2026', 'A', 'a--b'])
        expect((await write({ address })).status, address).toBe(400);
      const id = String(created.body.id);
      const change = (address: string, version: number) =>
        client.call('adminUpdatePost', { token, params: { id }, body: { ...article, address, version } });
      expect((await change('lakes', 1)).body.address).toBe('lakes');
      expect(await propose('Rivers')).toBe('rivers-2');
      for (const key of [id, 'rivers', 'lakes'])
        expect((await client.call('getPost', { params: { id: key } })).body, key).toMatchObject({ address: 'lakes' });
      expect((await change('', 2)).body.address).toBe('');
      expect((await client.call('getPost', { params: { id: 'lakes' } })).body.address).toBe(id);
      expect((await client.call('getPost', { params: { id: 'none-there' } })).status).toBe(404);
      expect((await client.call('getPost', { params: { id: '0' } })).status).toBe(404);
      expect((await client.call('getPost', { params: { id: 'a--b' } })).status).toBe(404);
      await client.call('adminDeleteContent', { token, params: { kind: 'posts', id } });
      expect((await client.call('getPost', { params: { id: 'rivers' } })).status).toBe(404);
      expect((await client.call('adminProposeAddress', { token, params: { kind: 'posts' } })).status).toBe(400);
    },
  },
];
