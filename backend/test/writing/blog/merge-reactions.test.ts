import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteStaleRows } from '../../../src/process/housekeeping.ts';
import { getVisitorCookie, getVisitorId } from '../../catalogue/products/saver.ts';
import { createPost } from '../../factories/content.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../test-app.ts';
import { createReader } from './reader.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let app: TestApp;
const posts: number[] = [];
beforeAll(async () => {
  app = await createTestApp();
  for (let count = 0; count < 3; count += 1) posts.push((await createPost(app.db)).id);
});
afterAll(() => app.close());

const post = (index: number) => posts[index] as number;

/** A visitor who likes the first article and saves the first two. */
async function visitor(): Promise<string> {
  const cookie = getVisitorCookie(await createReader(app).set('like', post(0)).expect(200));
  for (const id of [post(0), post(1)]) {
    app.clock.advance(1_000);
    await createReader(app, { cookie }).set('save', id).expect(200);
  }
  return cookie;
}

const signIn = (email: string, cookie: string) =>
  app.http.post('/api/auth/login').set({ cookie }).send({ email, password: PASSWORD });

describe('signing in after liking and saving', () => {
  it('200 login: likes and saves move to the account, once each', async () => {
    const user = await app.createUser();
    const account = createReader(app, await app.signIn(user));
    await account.set('like', post(0)).expect(200);
    await account.set('save', post(0)).expect(200);
    const cookie = await visitor();
    const before = await account.seen(post(0));
    await signIn(user.email, cookie).expect(200);
    // The visitor and the user were counted separately, but are the same person.
    expect(await account.seen(post(0))).toEqual({ ...before, likes: before.likes - 1, saves: before.saves - 1 });
    expect(await account.saved()).toEqual([post(1), post(0)]);
    expect(await createReader(app, { cookie }).seen(post(0))).toMatchObject({ liked: false, saved: false });
  });

  it('201 register: the new account starts with them', async () => {
    const cookie = await visitor();
    const { body } = await app.http
      .post('/api/auth/register')
      .set({ cookie })
      .send({ name: 'Nadia', email: 'new-reader@example.com', password: PASSWORD })
      .expect(201);
    const account = createReader(app, { authorization: `Bearer ${body.token}` });
    expect(await account.seen(post(0))).toMatchObject({ liked: true, saved: true });
  });

  it('200 login: a failure does not block signing in; they move next time', async () => {
    const user = await app.createUser();
    const cookie = await visitor();
    await app.connection.pool.query('alter table post_likes rename to elsewhere');
    try {
      await signIn(user.email, cookie).expect(200);
    } finally {
      await app.connection.pool.query('alter table elsewhere rename to post_likes');
    }
    expect(app.log.entries).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'Likes and saves could not be moved to the account' }),
    );
    await signIn(user.email, cookie).expect(200);
    expect(await createReader(app, await app.signIn(user)).seen(post(0))).toMatchObject({ liked: true, saved: true });
  });
});

describe('cleanup', () => {
  it('a visitor’s saves are deleted after a year, the likes still count', async () => {
    const cookie = await visitor();
    await app.db
      .updateTable('post_saves')
      .set({ created_at: new Date(app.clock.now().getTime() - 400 * DAY_MS) })
      .where('visitor_id', '=', getVisitorId(cookie))
      .execute();
    await deleteStaleRows(app.db, app.clock.now());
    expect(await createReader(app, { cookie }).saved()).toEqual([]);
    expect(await createReader(app, { cookie }).seen(post(0))).toMatchObject({ liked: true });
  });

  it('erasing a user deletes their likes and saves', async () => {
    const { user, headers } = await app.signedIn();
    await createReader(app, headers).set('like', post(2)).expect(200);
    await app.db.deleteFrom('users').where('id', '=', user.id).execute();
    expect((await createReader(app).seen(post(2))).likes).toBe(0);
  });
});
