import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentApp, createContentApp, type Headers } from '../../factories/content-app.ts';

let content: ContentApp;
beforeAll(async () => {
  content = await createContentApp();
});
afterAll(() => content.app.close());

const article = () => ({
  title: 'Rivers',
  excerpt: 'Water.',
  content: 'One.',
  category: 'Maps',
  tags: [],
  author: 'Maliha Karim',
  image: content.picture,
  status: 'published',
  publishAt: null,
});
const create = (body: object) =>
  content.app.http
    .post('/api/admin/content/posts')
    .set(content.admin)
    .send({ ...article(), ...body });
const change = (id: number, body: object) =>
  content.app.http
    .put(`/api/admin/content/posts/${id}`)
    .set(content.admin)
    .send({ ...article(), ...body });
const read = (key: string | number) => content.app.http.get(`/api/posts/${key}`);
const propose = (query: string, headers: Headers = content.admin, kind = 'posts') =>
  content.app.http.get(`/api/admin/writing/${kind}/address?${query}`).set(headers);

describe('GET /api/admin/writing/{kind}/address', () => {
  it('200 makes a unique one from a title in any script', async () => {
    const createPost = async (title: string, rest = '') =>
      (await propose(`title=${encodeURIComponent(title)}${rest}`)).body.address;
    expect(await createPost('রমজান ক্যালেন্ডার')).toBe('romjan-kalendar');
    expect(await createPost('🎉')).toBe('');
    const { body } = await create({ address: 'deltas' });
    expect(await createPost('Deltas')).toBe('deltas-2');
    expect(await createPost('Deltas', `&id=${body.id}`)).toBe('deltas');
    const bangla = `title=${encodeURIComponent('বর্ষায় নদী, ২০২৬')}&script=title`;
    expect((await propose(bangla)).body.address).toBe('বর্ষায়-নদী-২০২৬'.normalize('NFC'));
    expect((await propose(bangla, content.admin, 'pages')).body.address).toBe('borshay-nodi-2026');
    expect((await propose('title=Imprint', content.admin, 'pages')).body.address).toBe('imprint');
    expect((await propose('title=Products', content.admin, 'pages')).body.address).toBe('products-2');
  });

  it('400', async () => {
    expect((await propose('')).status).toBe(400);
  });
});

describe('the URL of an article', () => {
  it('is used in lists, feed and sitemap; the number and former ones still lead to it', async () => {
    const { body } = await create({ address: 'rivers' });
    await change(body.id, { address: 'lakes', version: 1 });
    for (const key of [body.id, 'rivers', 'lakes']) expect((await read(key)).body.address, key).toBe('lakes');
    const { body: list } = await content.app.http.get('/api/posts');
    expect(list.items[0]).toMatchObject({ id: body.id, address: 'lakes' });
    expect((await read(1)).body.address).toBe('1');
    expect(await content.trail('post', body.id)).toEqual(['post.create', 'post.update']);
  });

  it('is kept by a save without it, and by a restored version', async () => {
    const { body } = await create({ address: 'stays' });
    const { body: saved } = await change(body.id, { title: 'Another', version: 1 });
    expect(saved.address).toBe('stays');
    const of = `/api/admin/writing/posts/${body.id}/revisions`;
    const { body: states } = await content.app.http.get(of).set(content.admin);
    const back = content.app.http.post(`${of}/${states.items[1].id}/restore`).set(content.admin);
    await back.send({ version: 2 });
    expect((await read('stays')).body).toMatchObject({ title: 'Rivers', address: 'stays' });
  });

  it('may have Bangla letters, in both Unicode forms', async () => {
    const address = 'বর্ষায়-নদী'.normalize('NFC');
    const { body } = await create({ title: 'বর্ষায় নদী', address });
    expect(body.address).toBe(address);
    const encoded = encodeURIComponent(address);
    // য় may be typed as one character, too.
    for (const key of [encoded, encodeURIComponent('বর্ষা\u09df-নদী')]) expect((await read(key)).body.id).toBe(body.id);
    expect((await create({ address })).body).toMatchObject({ details: [{ field: 'address' }] });
    for (const wrong of ['২০২৬', 'নদী।', 'নদী-', 'নদী ও মানুষ'])
      expect((await create({ address: wrong })).status).toBe(400);
  });

  it('400 for one of another article, for numbers, and for one of two claimed at the same time', async () => {
    await create({ address: 'taken' });
    for (const address of ['taken', '2026', '20-26', 'A', 'a--b', '../a', 'a'.repeat(81)]) {
      const { status, body } = await create({ address });
      expect([status, body.details[0].field], address).toEqual([400, 'address']);
    }
    const both = await Promise.all([create({ address: 'race' }), create({ address: 'race' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  });

  it('400 for the slug that another Bangla title has made; both articles and their translations stay as they are', async () => {
    const title = 'পদ্মার পাড়ে';
    const slug = (await propose(`title=${encodeURIComponent(title)}`)).body.address;
    const { body: first } = await create({ title, address: slug });
    // The same letters in another Unicode form make the same slug.
    const respelled = title.replace('\u09a1\u09bc', '\u09dc');
    expect(respelled).not.toBe(title);
    expect((await propose(`title=${encodeURIComponent(respelled)}`)).body.address).toBe(`${slug}-2`);
    const { body: second } = await create({ title: 'Beside the river', address: 'beside-the-river' });
    const path = `/api/admin/translations/bn/article/${second.id}`;
    const { body: before } = await content.app.http.get(path).set(content.admin);
    const texts = [{ path: 'title', digest: before.texts[0].digest, text: respelled }];
    await content.app.http.put(path).set(content.admin).send({ version: 0, published: true, texts }).expect(200);
    const refused = await change(second.id, { title: respelled, address: slug, version: 1 });
    expect([refused.status, refused.body.details[0].field]).toEqual([400, 'address']);
    expect((await read(slug)).body).toMatchObject({ id: first.id, title });
    expect((await read('beside-the-river')).body.title).toBe('Beside the river');
    expect((await content.app.http.get(path).set(content.admin)).body.texts[0]).toMatchObject({ status: 'done' });
  });

  it('can be reused once another article has released it', async () => {
    const { body: first } = await create({ address: 'old' });
    await change(first.id, { address: 'new', version: 1 });
    const { body: second } = await create({ address: 'old' });
    expect((await read('old')).body.id).toBe(second.id);
    expect((await read('new')).body.id).toBe(first.id);
  });

  it('notifies every server that lists and pages have changed', async () => {
    const { body } = await create({ address: 'told' });
    content.announced();
    await change(body.id, { address: 'told-again', version: 1 });
    expect(content.announced()).toEqual(expect.arrayContaining([`post:${body.id}`, 'posts']));
  });
});
