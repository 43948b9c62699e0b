import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPost } from '../../factories/content.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';
import { createReader } from '../../writing/blog/reader.ts';

const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
const DAY_MS = 24 * 60 * 60 * 1000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const read = async (paths: readonly string[]) => {
  const body = { event: 'read', device: 'phone' };
  for (const path of paths) {
    await app.http
      .post('/api/visits')
      .set('user-agent', BROWSER)
      .send({ ...body, path })
      .expect(204);
  }
  await app.background.idle();
};
const listPopular = async () => {
  const { body } = await app.http.get('/api/posts?sort=popular').expect(200);
  return body.items.map(({ id }: { id: number }) => id);
};

describe('GET /api/posts?sort=popular', () => {
  it('200: articles read recently come before those that were only liked, and unread ones are missing', async () => {
    const [liked, read90DaysAgo, readTwice, unread] = [
      await createPost(app.db),
      await createPost(app.db),
      await createPost(app.db),
      await createPost(app.db),
    ];
    await createReader(app).set('like', liked.id).expect(200);
    await read([`/blog/${read90DaysAgo.id}`, `/blog/${read90DaysAgo.id}`, `/bn/blog/${read90DaysAgo.id}`, '/blog/0']);
    app.clock.advance(90 * DAY_MS);
    await read([`/blog/${readTwice.id}`, '/blog/no-such-article']);
    expect(await listPopular()).toEqual([readTwice.id, read90DaysAgo.id, liked.id]);
    await app.db
      .insertInto('post_addresses')
      .values({ address: 'unread', post_id: unread.id, present: true })
      .execute();
    await read(['/blog/unread', '/blog/unread']);
    expect((await listPopular())[0]).toBe(unread.id);
    await app.db.deleteFrom('posts').where('id', '=', unread.id).execute();
    expect((await listPopular())[0]).toBe(readTwice.id);
  });
});
