import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faqs } from '../../../../demo/content/faqs.ts';
import { film } from '../../../../demo/content/film.ts';
import { slides } from '../../../../demo/content/slides.ts';
import { suiteFeatures } from '../../../../demo/content/suite.ts';
import { testimonials } from '../../../../demo/content/testimonials.ts';
import { createOffer } from '../../factories/commerce.ts';
import { createPost, createProduct } from '../../factories/content.ts';
import { publishRelease } from '../../factories/releases.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let empty: TestApp;
let demo: TestApp;
beforeAll(async () => {
  empty = await createTestApp();
  demo = await createTestApp({ seeded: true });
});
afterAll(async () => {
  await empty.close();
  await demo.close();
});

const home = async (app: TestApp) => (await app.http.get('/api/home').expect(200)).body;
const ids = (items: { id: number }[]) => items.map(({ id }) => id);

describe('GET /api/home', () => {
  it('200: everything the demo’s home page shows', async () => {
    const body = await home(demo);
    expect(body).toMatchObject({ slides, testimonials, faqs, suite: suiteFeatures, film });
    expect([body.testimonials.length, body.releases.length, body.posts.length, body.faqs.length]).toEqual([6, 4, 3, 6]);
  });

  it('200: the cards are those of the product and article lists, newest first', async () => {
    const body = await home(demo);
    const products = await demo.http.get('/api/products?sort=newest&limit=4');
    const posts = await demo.http.get('/api/posts?limit=3');
    expect(body.releases).toEqual(products.body.items);
    expect(body.posts).toEqual(posts.body.items);
  });

  it('200: empty lists and no film while nothing is stored', async () => {
    const body = await home(empty);
    expect(body).toEqual({
      slides: [],
      testimonials: [],
      releases: [],
      categories: [],
      posts: [],
      faqs: [],
      hero: { title: 'My Portfolio', text: '' },
      suite: [],
      suiteHead: { title: 'Coming Soon', text: '' },
      film: null,
    });
  });

  it('200: releases of one day are sorted by publication time, newest first', async () => {
    const { headers } = await demo.signedIn('super_admin');
    const [first, second] = [
      await createOffer(demo.db, demo.deps.storage),
      await createOffer(demo.db, demo.deps.storage),
    ];
    const newest = async (version: string, ...order: number[]) => {
      for (const id of order) {
        demo.clock.advance(60_000);
        await publishRelease(demo, headers, id, { version });
      }
      return ids((await home(demo)).releases).slice(0, 2);
    };
    expect(await newest('2.0.0', second.id, first.id)).toEqual([first.id, second.id]);
    expect(await newest('2.1.0', second.id)).toEqual([second.id, first.id]);
  });

  it('200: at most four releases and three articles, and nothing unpublished', async () => {
    const created: number[] = [];
    for (const day of ['01', '05', '03', '04', '02']) {
      created.push((await createProduct(empty.db, { last_update: `2026-03-${day}` })).id);
      await createPost(empty.db, { published_on: `2026-03-${day}`, title: day });
    }
    await createProduct(empty.db, { last_update: '2026-04-01', published: false });
    await createPost(empty.db, { published_on: '2026-04-01', published: false });
    const { releases, posts } = await home(empty);
    expect(ids(releases)).toEqual([created[1], created[3], created[2], created[4]]);
    expect(posts.map((post: { title: string }) => post.title)).toEqual(['05', '04', '03']);
  });

  it('200: items that an administrator hides or moves are gone or elsewhere', async () => {
    const { db } = demo;
    await db.updateTable('products').set({ published: false }).where('id', '=', 3).execute();
    await db.updateTable('testimonials').set({ published: false }).where('position', '=', 1).execute();
    await db.updateTable('faqs').set({ position: 0 }).where('position', '=', 6).execute();
    const body = await home(demo);
    expect(ids(body.slides)).toEqual([1, 3, 4]);
    expect(body.testimonials).toEqual(testimonials.slice(1).map((row, index) => ({ id: index + 2, ...row })));
    expect(body.faqs.map((faq: { question: string }) => faq.question)).toEqual(
      [faqs[5], ...faqs.slice(0, 5)].map((faq) => faq?.question),
    );
  });

  it('400: an unknown query parameter', async () => {
    expect((await demo.http.get('/api/home?x=1')).status).toBe(400);
  });
});
