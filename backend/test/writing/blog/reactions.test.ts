import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getVisitorCookie, getVisitorId } from '../../catalogue/products/saver.ts';
import { createPost } from '../../factories/content.ts';
import { createTestApp, DEMO_RULES, type TestApp } from '../../test-app.ts';
import { createReader } from './reader.ts';

let app: TestApp;
const posts: number[] = [];
beforeAll(async () => {
  app = await createTestApp();
  for (let count = 0; count < 3; count += 1) posts.push((await createPost(app.db)).id);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('post_likes').execute();
  await app.db.deleteFrom('post_saves').execute();
});

const post = (index: number) => posts[index] as number;
const NONE = { likes: 0, saves: 0, comments: 0, liked: false, saved: false };

describe.each(['like', 'save'] as const)('PUT and DELETE /api/posts/{id}/%s', (mark) => {
  const own = mark === 'like' ? 'liked' : 'saved';
  const count = mark === 'like' ? 'likes' : 'saves';

  it('200: a visitor gets a signed cookie with the first one and is recognised by it', async () => {
    const answer = await createReader(app).set(mark, post(0)).expect(200);
    expect(answer.body).toEqual({ ...NONE, [count]: 1, [own]: true });
    expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(/^visitor=.+; HttpOnly; SameSite=Lax$/)]);
    const visitor = createReader(app, { cookie: getVisitorCookie(answer) });
    expect(await visitor.seen(post(0))).toEqual(answer.body);
    const again = await visitor.set(mark, post(0)).expect(200);
    expect([getVisitorId(getVisitorCookie(again)), again.body]).toEqual([
      getVisitorId(getVisitorCookie(answer)),
      answer.body,
    ]);
    expect(await createReader(app).seen(post(0))).toEqual({ ...NONE, [count]: 1 });
  });

  it('200: a customer’s reactions belong to the account; each user counts once', async () => {
    const { user, headers } = await app.signedIn();
    const here = createReader(app, headers);
    const answer = await here.set(mark, post(0)).expect(200);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    await Promise.all(Array.from({ length: 6 }, () => here.set(mark, post(0)).expect(200)));
    await createReader(app).set(mark, post(0)).expect(200);
    expect(await createReader(app, await app.signIn(user)).seen(post(0))).toEqual({ ...NONE, [count]: 2, [own]: true });
  });

  it('200: removing it decrements the count, repeating it changes nothing, and no user can remove another’s', async () => {
    const [one, two] = [
      createReader(app, (await app.signedIn()).headers),
      createReader(app, (await app.signedIn()).headers),
    ];
    await one.set(mark, post(0)).expect(200);
    await two.unset(mark, post(0)).expect(200);
    expect((await createReader(app).unset(mark, post(0)).expect(200)).body).toEqual({ ...NONE, [count]: 1 });
    for (let time = 0; time < 2; time += 1) {
      expect((await one.unset(mark, post(0)).expect(200)).body).toEqual(NONE);
    }
  });

  it.each(['0', '01', '1.0', '-1', 'abc', '9999999999', '%00'])('404: %s', async (id) => {
    expect((await createReader(app).set(mark, id)).status).toBe(404);
    expect((await createReader(app).unset(mark, id)).status).toBe(404);
  });

  it('401: an invalid token', async () => {
    const stale = createReader(app, { authorization: 'Bearer nonsense' });
    expect((await stale.set(mark, post(0))).status).toBe(401);
    expect((await stale.unset(mark, post(0))).status).toBe(401);
  });

  it('403: a page of another site with only the cookie', async () => {
    const cookie = getVisitorCookie(await createReader(app).set(mark, post(0)));
    const foreign = createReader(app, { cookie, 'sec-fetch-site': 'cross-site' });
    expect((await foreign.set(mark, post(1))).status).toBe(403);
    expect((await foreign.unset(mark, post(0))).status).toBe(403);
    expect(await createReader(app, { cookie }).seen(post(0))).toMatchObject({ [own]: true });
  });

  it('404: an unknown or unpublished article, without a cookie', async () => {
    const draft = await createPost(app.db, { published: false });
    for (const id of [draft.id, 999_999_999]) {
      const { status, body, headers } = await createReader(app).set(mark, id);
      expect([status, body.message]).toEqual([404, 'Blog post not found']);
      expect(headers).not.toHaveProperty('set-cookie');
      expect((await createReader(app).unset(mark, id)).status).toBe(404);
    }
  });

  it('404 after the article has been deleted, with its reactions', async () => {
    const deletedPost = await createPost(app.db);
    const { headers } = await app.signedIn();
    await createReader(app, headers).set(mark, deletedPost.id).expect(200);
    await app.db.deleteFrom('posts').where('id', '=', deletedPost.id).execute();
    expect((await createReader(app, headers).set(mark, deletedPost.id)).status).toBe(404);
    expect((await createReader(app, headers).unset(mark, deletedPost.id)).status).toBe(404);
  });
});

describe('limits', () => {
  it('429: one network cannot pose as many readers', async () => {
    const strict = await createTestApp({ env: { ...DEMO_RULES, RATE_LIMIT_FACTOR: '0.01' } });
    try {
      const { id } = await createPost(strict.db);
      const answers = [];
      for (let time = 0; time < 8; time += 1) answers.push(await createReader(strict).set('like', id));
      expect(answers.map(({ status }) => status)).toEqual([...Array(6).fill(200), 429, 429]);
      expect(answers[7]?.headers['retry-after']).toMatch(/^\d+$/);
      expect((await createReader(strict).set('save', id)).status).toBe(429);
      // A known visitor can continue.
      await createReader(strict, { cookie: getVisitorCookie(answers[0] as never) })
        .set('save', id)
        .expect(200);
      expect((await createReader(strict).seen(id)).likes).toBe(6);
    } finally {
      await strict.close();
    }
  });

  it('409: the 501st saved article', async () => {
    const { user, headers } = await app.signedIn();
    const { rows } = await app.connection.pool.query<{ id: number }>(
      `insert into posts (title, excerpt, content, category, image, author, published_on, read_time)
       select title, excerpt, content, category, image, author, published_on, read_time
       from posts, generate_series(1, 500) where id = $1 returning id`,
      [post(0)],
    );
    await app.db
      .insertInto('post_saves')
      .values(rows.map(({ id }) => ({ user_id: user.id, post_id: id })))
      .execute();
    const full = createReader(app, headers);
    const refused = await full.set('save', post(1));
    expect([refused.status, refused.body.message]).toEqual([409, 'You can save at most 500 articles']);
    await full.set('save', rows[0]?.id ?? 0).expect(200);
    await full.set('like', post(1)).expect(200);
  });
});

describe('GET /api/posts/{id}/reactions and the article itself', () => {
  it('200: counts are part of the article, and contain nothing personal', async () => {
    const { headers } = await app.signedIn();
    await createReader(app, headers).set('like', post(2)).expect(200);
    const { body } = await app.http
      .get(`/api/posts/${post(2)}`)
      .set(headers)
      .expect(200);
    expect(body).toMatchObject({ likes: 1, saves: 0, comments: 0 });
    expect(body).not.toHaveProperty('liked');
  });

  it('404', async () => {
    expect((await createReader(app).reactions('abc')).status).toBe(404);
    expect((await createReader(app).reactions(999_999)).status).toBe(404);
  });
});

describe('GET /api/saved-posts', () => {
  it('200: the caller’s published ones, last saved first', async () => {
    const { headers } = await app.signedIn();
    const customer = createReader(app, headers);
    for (const id of [post(0), post(2), post(1)]) {
      app.clock.advance(1_000);
      await customer.set('save', id).expect(200);
    }
    expect(await customer.saved()).toEqual([post(1), post(2), post(0)]);
    await app.db.updateTable('posts').set({ published: false }).where('id', '=', post(2)).execute();
    expect(await customer.saved()).toEqual([post(1), post(0)]);
    await app.db.updateTable('posts').set({ published: true }).where('id', '=', post(2)).execute();
    const page = await app.http.get('/api/saved-posts?page=2&limit=2').set(headers).expect(200);
    expect(page.body).toMatchObject({ total: 3, page: 2, limit: 2, items: [{ id: post(0) }] });
    expect(await createReader(app).saved()).toEqual([]);
  });

  it('400', async () => {
    expect((await app.http.get('/api/saved-posts?limit=0')).status).toBe(400);
  });
});
