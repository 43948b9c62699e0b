import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getVisitorCookie } from '../../catalogue/products/saver.ts';
import { createPost } from '../../factories/content.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../test-app.ts';
import { createReader } from './reader.ts';

/** Counts must be exact under concurrent likes. */
export function describeParallelLikes(engine: 'embedded' | 'postgres'): void {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ engine });
  });
  afterAll(() => app.close());

  describe(`concurrent likes on ${engine}`, () => {
    it('every user counts once, however often they like', async () => {
      const { id } = await createPost(app.db);
      const people = await Promise.all(Array.from({ length: 20 }, () => app.signedIn()));
      const presses = people.flatMap(({ headers }) => Array.from({ length: 5 }, () => createReader(app, headers)));
      const answers = await Promise.all(presses.map((one) => one.set('like', id)));
      expect(answers.every(({ status, body }) => status === 200 && body.liked)).toBe(true);
      expect((await createReader(app).seen(id)).likes).toBe(20);
      await Promise.all(
        people.slice(0, 8).map(({ headers }) => createReader(app, headers).unset('like', id).expect(200)),
      );
      expect((await createReader(app).seen(id)).likes).toBe(12);
    });

    it('alternating on and off ends with the last state, and never below zero', async () => {
      const { id } = await createPost(app.db);
      const one = createReader(app, (await app.signedIn()).headers);
      await Promise.all(
        Array.from({ length: 30 }, (_, turn) => (turn % 2 ? one.unset('like', id) : one.set('like', id)).expect(200)),
      );
      await one.set('like', id).expect(200);
      expect(await one.seen(id)).toMatchObject({ likes: 1, liked: true });
    });

    it('likes while signing in from three tabs count once', async () => {
      const { id } = await createPost(app.db);
      const user = await app.createUser();
      const cookie = getVisitorCookie(await createReader(app).set('like', id).expect(200));
      const signIn = () =>
        app.http.post('/api/auth/login').set({ cookie }).send({ email: user.email, password: PASSWORD }).expect(200);
      const account = createReader(app, await app.signIn(user));
      await Promise.all([signIn(), signIn(), signIn(), account.set('like', id), account.set('like', id)]);
      expect(await account.seen(id)).toMatchObject({ likes: 1, liked: true });
    });
  });
}
