import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AdminProductInput, AdminSite, PostInput } from '../../../../contract/generated/model.ts';
import type { TestApp } from '../../test-app.ts';
import { crawl, createBuiltProduction, expectOwnTexts, toText } from './crawled-site.ts';

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await createBuiltProduction();
  headers = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

async function send<Body>(method: 'post' | 'put', path: string, body: object): Promise<Body> {
  const answer = await app.http[method](`/api/admin${path}`).set(headers).send(body);
  expect([path, answer.status, answer.body.details]).toEqual([path, method === 'post' ? 201 : 200, undefined]);
  return answer.body;
}

async function picture(colour: string): Promise<{ url: string; alt: string }> {
  const size = { width: 1200, height: 800, channels: 3 as const };
  const bytes = await sharp({ create: { ...size, background: colour } })
    .png()
    .toBuffer();
  const { body } = await app.http.post('/api/admin/pictures').set(headers).attach('picture', bytes, 'Sail.png');
  return { url: body.url, alt: 'A sail' };
}

const product = (given: Partial<AdminProductInput>): AdminProductInput => ({
  title: 'Sail Plan',
  description: 'Draws sails.\n\nFor boats of every size.',
  category: 'Boat software',
  version: '1.0.0',
  features: ['Draws', 'Counts'],
  benefits: ['Less cloth'],
  requirements: ['Any computer'],
  badges: [],
  pricing: [{ name: 'Free', price: 0, period: 'month', features: [] }],
  images: [],
  demoLink: '',
  downloadLink: '',
  fileId: null,
  status: 'published',
  ...given,
});
const post = (given: Partial<PostInput>): PostInput => ({
  title: 'How a sail is cut',
  excerpt: 'Cloth and wind.',
  content: '## Cloth\n\nFirst the **cloth**, then the wind.',
  format: 'markdown',
  category: 'Sailmaking',
  tags: ['cloth'],
  author: 'Ada Mast',
  image: null,
  status: 'published',
  publishAt: null,
  ...given,
});

/** What an owner does in the first hour. */
async function fill(): Promise<void> {
  const cover = await picture('#246');
  const { identity, contact } = (await app.http.get('/api/admin/site').set(headers)).body as AdminSite;
  const none = { logo: null, logoDark: null, icon: null, shareCard: null, accent: null };
  const texts = { name: 'Harbour Works', description: 'Software for boats.', headline: 'Sails by numbers' };
  await send('put', '/site', {
    identity: { ...identity, ...none, ...texts, tagline: 'Boats and software' },
    contact: { ...contact, email: 'hello@harbour.example', phone: '+1 555 0100', location: 'Pier 4, Portsea' },
  });
  await send('post', '/products', product({ images: [cover], badges: ['Fresh'] }));
  await send('post', '/products', product({ title: 'Knot Book', category: 'Books', images: [cover] }));
  await send('post', '/products', product({ title: 'Tide Clock', images: [cover] }));
  await send('post', '/content/posts', post({ image: cover }));
  const second = post({ title: 'Reading the tide', category: 'Weather', tags: ['tide', 'cloth'], image: cover });
  await send('post', '/content/posts', second);
  const page = { title: 'Our pier', address: 'our-pier', description: '', content: 'Come by.', published: true };
  await send('post', '/content/pages', page);
  for (const { id, version, title, address } of (await app.http.get('/api/admin/content/pages').set(headers)).body
    .items)
    if (address !== 'our-pier') {
      const text = { title, address, description: '', content: '## What we keep\n\nNothing.', published: true };
      await send('put', `/content/pages/${id}`, { ...text, version });
    }
}

it('a site filled by its owner has only the owner’s content, and no dead link', async () => {
  await fill();
  const { productCategories, postTags } = (await app.http.get('/api/admin/site').set(headers)).body as AdminSite;
  const own = ({ uses: _uses, ...item }: (typeof productCategories.items)[number]) => item;
  const boats = productCategories.items.map(own);
  await send('put', '/site', {
    productCategories: {
      ...productCategories,
      items: boats.map((item) => (item.name === 'Boat software' ? { ...item, label: 'For boats' } : item)),
    },
    postTags: { ...postTags, items: postTags.items.map(own), pinned: ['tide'] },
  });

  const pages = await crawl(app);
  const paths = [...pages.keys()];
  for (const path of ['/product/1', '/product/3', '/blog/1', '/blog/2', '/our-pier', '/privacy-policy'])
    expect(paths).toContain(path);
  await expectOwnTexts(app, pages);
  const words = (path: string) => toText(pages.get(path) ?? '');
  expect(words('/')).toContain('Sails by numbers');
  expect(
    [...words('/products').matchAll(/aria-pressed="\w+"[^>]*>(?:<span>)?([^<]+)</g)].map(([, label]) => label),
  ).toEqual(['All Products', 'For boats', 'Books']);
  // The article links to its categories and to the selected tag; there are no reactions yet.
  expect(paths).toEqual(
    expect.arrayContaining(['/blog?category=Sailmaking', '/blog?category=Weather', '/blog?tag=tide']),
  );
  expect(words('/blog/1')).not.toContain('Popular Posts');

  await app.http.put('/api/posts/2/like').set(headers);
  await app.http.put('/api/posts/1/like').set(headers);
  const { body } = await app.http.get('/api/posts?sort=popular');
  expect(body.items.map(({ title }: { title: string }) => title)).toEqual(['Reading the tide', 'How a sail is cut']);
});
