import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminSite, SiteTopic, SiteTopics } from '../../../../contract/generated/model.ts';
import { topics } from '../../../../demo/content/topics.ts';
import { type ContentApp, createContentApp } from '../../factories/content-app.ts';

let content: ContentApp;
beforeAll(async () => {
  content = await createContentApp();
});
afterAll(() => content.app.close());

const SITE = '/api/admin/site';
const read = async (): Promise<AdminSite> => (await content.app.http.get(SITE).set(content.admin)).body;
const write = (body: object) => content.app.http.put(SITE).set(content.admin).send(body);
const get = async (path: string) => (await content.app.http.get(`/api${path}`)).body;
const undoNewest = async () => {
  const { body } = await content.app.http.get('/api/admin/activity?limit=1').set(content.admin);
  return content.app.http.post(`${SITE}/undo`).set(content.admin).send({ entry: body.items[0].id });
};
/** As the form sends it. */
const formOf = ({ items, ...rest }: SiteTopics) => ({ ...rest, items: items.map(({ uses: _uses, ...item }) => item) });
const named = (list: SiteTopics, name: string) => list.items.find((item) => item.name === name);
const renamed = (list: SiteTopics, from: string, to: string) => ({
  ...formOf(list),
  items: formOf(list).items.map((item) => (item.name === from ? { ...item, name: to } : item)),
});
const without = (list: SiteTopics, name: string, moveTo = '') => ({
  ...formOf(list),
  items: formOf(list).items.filter((item) => item.name !== name),
  pinned: list.pinned.filter((one) => one !== name),
  removed: [{ name, moveTo }],
});
const newItem = (name: string): Omit<SiteTopic, 'uses'> => ({ id: '', name, label: '', filter: 'used' });

describe('the topic lists', () => {
  it('200: the demo’s lists, with usage counts', async () => {
    const { productCategories, productBadges, postTags } = await read();
    expect(formOf(productCategories)).toEqual({ ...topics.productCategories, version: 1 });
    expect(named(productCategories, 'Android Applications')?.uses).toBe(4);
    expect(named(productCategories, 'Plugins')?.uses).toBe(0);
    expect(named(productBadges, 'Popular')?.uses).toBe(3);
    expect(named(postTags, 'webdev')?.uses).toBe(3);
  });

  it('200: every popular tag of the demo leads to an article, and none is shown on an article', async () => {
    const { tags, categories } = await get('/post-topics');
    expect(tags.map(({ name }: { name: string }) => name)).toEqual(topics.postTags.pinned);
    for (const { name } of tags)
      expect([name, (await get(`/posts?tag=${encodeURIComponent(name)}`)).total > 0]).toEqual([name, true]);
    expect((await get('/posts/1')).tags).toEqual(['webdev', 'programming', 'technology']);
    expect(categories).toEqual([
      { name: 'Web Development', posts: 0 },
      { name: 'Mobile Development', posts: 2 },
      { name: 'AI & Machine Learning', posts: 0 },
      { name: 'DevOps', posts: 0 },
      { name: 'UI/UX Design', posts: 1 },
    ]);
  });

  it('200: renaming updates everything that uses the name, and undo reverts it everywhere', async () => {
    const { productCategories } = await read();
    const saved = await write({ productCategories: renamed(productCategories, 'Android Applications', 'Phone apps') });
    expect(saved.status).toBe(200);
    expect(saved.body.productCategories.pinned[0]).toBe('Phone apps');
    expect((await get('/products/2')).category).toBe('Phone apps');
    expect((await get('/home')).slides[0].category).toBe('Phone apps');
    expect((await get('/home')).categories[0]).toBe('Phone apps');
    expect((await get('/products?category=android%20apps')).total).toBe(4);
    expect((await get('/site')).productFilters[0]).toEqual({ label: 'Android Apps', names: ['Phone apps'] });
    expect((await undoNewest()).status).toBe(200);
    expect((await get('/products/2')).category).toBe('Android Applications');
    expect(formOf((await read()).productCategories).items).toEqual(topics.productCategories.items);
  });

  it('200: footer links follow a new name, a new label and a move, and undo reverts them', async () => {
    const { footer } = await read();
    const urls = ['/products?category=android+applications', '/blog?tag=webdev#results', '/blog?category=Android+Apps'];
    const categories = async () => (await read()).productCategories;
    const more = ['/products?category=Android%20Apps&sort=rating', '/products?category=Plugins'];
    const links = [...urls, ...more].map((url, at) => ({
      label: `${at}`,
      url,
    }));
    const columns = [...footer.columns.slice(1), { title: 'Lists', links }];
    expect((await write({ footer: { version: footer.version, columns } })).status).toBe(200);
    const readCategories = async () =>
      (await get('/site')).footer.at(-1).links.map(({ url }: { url: string }) => decodeURIComponent(url));

    const productCategories = await categories();
    const items = formOf(productCategories).items.map((item) =>
      item.label === 'Android Apps' ? { ...item, name: 'Phone apps', label: '' } : item,
    );
    const pinned = productCategories.pinned.map((name) => (name === 'Android Applications' ? 'Phone apps' : name));
    expect((await write({ productCategories: { ...formOf(productCategories), items, pinned } })).status).toBe(200);
    expect(await readCategories()).toEqual([
      '/products?category=Phone+apps',
      '/blog?tag=webdev#results',
      '/blog?category=Android+Apps',
      '/products?category=Phone+apps&sort=rating',
      '/products?category=Plugins',
    ]);
    expect((await undoNewest()).status).toBe(200);
    expect((await readCategories())[0]).toBe('/products?category=Android+Applications');

    expect(
      (await write({ productCategories: without(await categories(), 'Plugins', 'iOS Applications') })).status,
    ).toBe(200);
    expect((await readCategories())[4]).toBe('/products?category=iOS+Applications');
    expect((await undoNewest()).status).toBe(200);
    const { footer: present } = await read();
    await write({ footer: { ...footer, version: present.version } });
  });

  it('200: two names can be swapped', async () => {
    const { postTags } = await read();
    const swapped = formOf(postTags);
    const other: Record<string, string> = { webdev: 'HTML', HTML: 'webdev' };
    swapped.items = swapped.items.map((item) => ({ ...item, name: other[item.name] ?? item.name }));
    const before = (await get('/posts?tag=HTML')).total;
    expect((await write({ postTags: swapped })).status).toBe(200);
    expect((await get('/posts?tag=webdev')).total).toBe(before);
    expect((await undoNewest()).status).toBe(200);
    expect((await get('/posts?tag=HTML')).total).toBe(before);
  });

  it('200: an open form with a renamed topic is stale', async () => {
    const { body: post } = await content.app.http.get('/api/admin/content/posts/1').set(content.admin);
    const { postTags } = await read();
    await write({ postTags: renamed(postTags, 'webdev', 'web') });
    const { body } = await content.app.http.get('/api/admin/content/posts/1').set(content.admin);
    expect([body.version, body.tags[0]]).toEqual([post.version + 1, 'web']);
    await undoNewest();
  });

  it('200: a removed tag is removed from its articles; a removed category moves its articles to another', async () => {
    const { postTags } = await read();
    expect((await write({ postTags: without(postTags, 'programming') })).status).toBe(200);
    expect((await get('/posts/1')).tags).toEqual(['webdev', 'technology']);
    const { postCategories } = await read();
    const refused = await write({ postCategories: without(postCategories, 'Mobile Development') });
    expect(refused.status).toBe(400);
    expect(refused.body.details[0].message).toMatch(/is used 2 times/);
    const moved = await write({ postCategories: without(postCategories, 'Mobile Development', 'ui/ux design') });
    expect(moved.status).toBe(200);
    expect((await get('/posts?category=UI%2FUX%20Design')).total).toBe(3);
    expect(named(moved.body.postCategories, 'Mobile Development')).toBeUndefined();
  });

  it('200: a name typed in an editor is added to the list, in the list’s spelling', async () => {
    const { body: product } = await content.app.http.get('/api/admin/products/1').set(content.admin);
    const {
      id: _id,
      revision,
      lastUpdate: _day,
      updated_at: _at,
      file: _file,
      planUses: _uses,
      images,
      ...form
    } = product;
    const chosen = images.map(({ url, alt }: { url: string; alt: string }) => ({ url, alt }));
    const body = {
      revision,
      product: { ...form, images: chosen, fileId: null, category: 'ios APPLICATIONS', badges: ['new', 'Limited'] },
    };
    const saved = await content.app.http.put('/api/admin/products/1').set(content.admin).send(body);
    expect(saved.body).toMatchObject({ category: 'iOS Applications', badges: ['New', 'Limited'] });
    const { productBadges } = await read();
    expect(productBadges.items.at(-1)).toMatchObject({ name: 'Limited', uses: 1 });
    const listed = await write({ productBadges: renamed(productBadges, 'Limited', 'Limited edition') });
    expect(listed.status).toBe(200);
    expect((await get('/products/1')).badges).toEqual(['New', 'Limited edition']);
  });

  it('200: entries added in the meantime are kept, although the saved form does not include them', async () => {
    const { postTags } = await read();
    await content.app.db
      .updateTable('posts')
      .set({ tags: JSON.stringify(['fresh']) })
      .where('id', '=', 3)
      .execute();
    const saved = await write({ postTags: { ...formOf(postTags), pinned: ['HTML'] } });
    expect(named(saved.body.postTags, 'fresh')).toMatchObject({ uses: 1 });
    expect((await get('/post-topics')).tags.map(({ name }: { name: string }) => name)).toEqual(['HTML']);
  });

  it.each([
    ['a name that differs only by case', { add: 'ANDROID applications' }, 'items.7.name', /already in this list/],
    ['a place for a name that is not there', { pin: 'Maps' }, 'pinned.6', /not in this list/],
    ['the same place twice', { pin: 'plugins' }, 'pinned.6', /already in this list/],
    ['a move to nowhere', { remove: 'Plugins', moveTo: 'Maps' }, 'removed.0', /not in this list/],
    ['a removal of what stays', { remove: 'nothing', keep: 'Plugins' }, 'removed.0', /already in this list/],
  ])('400: %s', async (_what, change: Record<string, string>, field, message) => {
    const { productCategories } = await read();
    const form = change.remove ? without(productCategories, change.remove, change.moveTo) : formOf(productCategories);
    if (change.add) form.items.push(newItem(change.add));
    if (change.pin) form.pinned.push(change.pin);
    const removed = change.keep ? { removed: [{ name: change.keep, moveTo: '' }] } : {};
    const { status, body } = await write({ productCategories: { ...form, ...removed } });
    expect([status, body.details?.[0].field]).toEqual([400, `productCategories.${field}`]);
    expect(body.details[0].message).toMatch(message);
  });

  it('400: a badge that is too long for its editor; 409: a stale list', async () => {
    const { productBadges } = await read();
    const long = { ...formOf(productBadges), items: [newItem('x'.repeat(41))] };
    expect((await write({ productBadges: long })).body.details[0].message).toMatch(/40/);
    expect((await write({ productBadges: { ...formOf(productBadges), version: 0 } })).status).toBe(409);
  });

  it('broadcasts a filter that appears with its first product', async () => {
    content.announced();
    const values = { category: 'Scripts' };
    await content.app.db.updateTable('products').set(values).where('id', '=', 5).execute();
    await expect.poll(() => content.announced()).toContain('site');
  });
});
