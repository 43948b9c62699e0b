import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommentStatus } from '../../../src/db/schema.ts';
import { createPost } from '../../factories/content.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let postId: number;
beforeAll(async () => {
  app = await createTestApp();
  postId = (await createPost(app.db)).id;
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('comments').execute());

type Headers = Record<string, string>;
const write = (headers: Headers, text: unknown, id: number | string = postId) =>
  app.http.post(`/api/posts/${id}/comments`).set(headers).send({ text });
const list = async (headers: Headers = {}, query = '') =>
  (await app.http.get(`/api/posts/${postId}/comments${query}`).set(headers).expect(200)).body;
const remove = (headers: Headers, id: string) => app.http.delete(`/api/comments/${id}`).set(headers);
const moderate = (id: string, status: CommentStatus) =>
  app.db.updateTable('comments').set({ status }).where('id', '=', id).execute();
const counted = async () => (await app.http.get(`/api/posts/${postId}`)).body.comments;

describe('POST /api/posts/{id}/comments', () => {
  it('201: it awaits approval, and only its author can see it', async () => {
    const [{ headers, user }, other] = [await app.signedIn(), await app.signedIn()];
    const { body } = await write(headers, '  First line.\r\n\r\nSecond line.  ').expect(201);
    expect(body).toEqual({
      id: expect.any(String),
      author: user.name,
      avatar: null,
      studio: false,
      text: 'First line.\n\nSecond line.',
      status: 'pending',
      own: true,
      created_at: expect.any(String),
    });
    expect(await list(headers)).toEqual({ items: [body], total: 1, page: 1, limit: 12 });
    expect((await list(other.headers)).total).toBe(0);
    expect((await list()).total).toBe(0);
    expect(await counted()).toBe(0);
    await moderate(body.id, 'approved');
    expect((await list(other.headers)).items).toEqual([{ ...body, status: 'approved', own: false }]);
    expect(await counted()).toBe(1);
  });

  it('201: a comment of the studio needs no approval', async () => {
    const { headers } = await app.signedIn('super_admin');
    const { body } = await write(headers, 'Thank you for reading.').expect(201);
    expect(body).toMatchObject({ status: 'approved', studio: true });
    expect((await list()).items).toMatchObject([{ id: body.id, own: false, studio: true }]);
  });

  it('201: text is stored as written, whatever it looks like', async () => {
    const { headers } = await app.signedIn();
    const texts = [
      '<script>alert(1)</script><img src=x onerror=alert(1)>',
      'مرحبا \u202Eabc',
      'রাজশাহী 👩‍👩‍👧 é',
      "'; drop table comments; --",
      '=HYPERLINK("https://evil.example")',
    ];
    for (const text of texts) expect((await write(headers, text).expect(201)).body.text).toBe(text);
    expect((await list(headers)).total).toBe(texts.length);
  });

  it('201: 2,000 characters, also as surrogate pairs; 400: one more', async () => {
    const { headers } = await app.signedIn();
    await write(headers, '🌊'.repeat(2000)).expect(201);
    await write(headers, '🌊'.repeat(2001)).expect(400);
    await write(headers, 'x'.repeat(2000)).expect(201);
  });

  it('201: a double click and two tabs create one comment; a minute later it is another', async () => {
    const { headers } = await app.signedIn();
    const answers = await Promise.all([1, 2, 3, 4].map(() => write(headers, 'Once.').expect(201)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await write((await app.signedIn()).headers, 'Once.').expect(201)).body.id).not.toBe(answers[0]?.body.id);
    app.clock.advance(61_000);
    await write(headers, 'Once.').expect(201);
    expect((await list(headers)).total).toBe(2);
    app.clock.reset();
  });

  it.each([undefined, '', '   \n\t ', null, 7, ['a'], { a: 1 }, 'a\u0000b', '\uD800', 'x'.repeat(90_000)])(
    '400: %j',
    async (text) => {
      const { headers } = await app.signedIn();
      expect((await write(headers, text)).status).toBe(400);
      expect((await list(headers)).total).toBe(0);
    },
  );

  it('400: an unknown field; 404: a malformed article id', async () => {
    const { headers } = await app.signedIn();
    const more = { text: 'a', status: 'approved' };
    expect((await app.http.post(`/api/posts/${postId}/comments`).set(headers).send(more)).status).toBe(400);
    expect((await write(headers, 'a', 'abc')).status).toBe(404);
  });

  it('401: no session, and an invalid token', async () => {
    expect((await write({}, 'a')).status).toBe(401);
    expect((await write({ authorization: 'Bearer nonsense' }, 'a')).status).toBe(401);
  });

  it('404: an unknown or unpublished article', async () => {
    const { headers } = await app.signedIn();
    const draft = await createPost(app.db, { published: false });
    for (const id of [draft.id, 999_999_999]) {
      const { status, body } = await write(headers, 'a', id);
      expect([status, body.message]).toEqual([404, 'Blog post not found']);
      expect((await app.http.get(`/api/posts/${id}/comments`)).status).toBe(404);
    }
  });

  it('429: ten in ten minutes per user', async () => {
    const strict = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    try {
      const { id } = await createPost(strict.db);
      const [one, two] = [await strict.signedIn(), await strict.signedIn()];
      const send = (headers: Headers, count: number) =>
        strict.http
          .post(`/api/posts/${id}/comments`)
          .set(headers)
          .send({ text: `Number ${count}` });
      for (let count = 0; count < 10; count += 1) await send(one.headers, count).expect(201);
      const refused = await send(one.headers, 10).expect(429);
      expect(refused.headers['retry-after']).toMatch(/^\d+$/);
      await send(two.headers, 0).expect(201);
    } finally {
      await strict.close();
    }
  });
});

describe('GET /api/posts/{id}/comments', () => {
  it('200: paginated, newest first; rejected ones and spam are hidden from their author too', async () => {
    const { headers } = await app.signedIn();
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      app.clock.advance(1_000);
      ids.push((await write(headers, `Number ${count}`).expect(201)).body.id);
    }
    for (const id of ids.slice(0, 3)) await moderate(id, 'approved');
    await moderate(ids[3] as string, 'rejected');
    const page = await list(headers, '?limit=2');
    expect([page.total, page.items.map(({ id }: { id: string }) => id)]).toEqual([4, [ids[4], ids[2]]]);
    expect((await list(headers, '?limit=2&page=2')).items.map(({ id }: { id: string }) => id)).toEqual([
      ids[1],
      ids[0],
    ]);
    await moderate(ids[4] as string, 'spam');
    expect((await list(headers)).total).toBe(3);
    expect(await counted()).toBe(3);
  });

  it('200: an erased author becomes a former member, a guest keeps their name', async () => {
    const { user, headers } = await app.signedIn();
    const { body } = await write(headers, 'I was here.').expect(201);
    await moderate(body.id, 'approved');
    await app.db
      .insertInto('comments')
      .values({ post_id: postId, guest_name: 'Imran', text: 'So was I.', status: 'approved' })
      .execute();
    await app.db.deleteFrom('users').where('id', '=', user.id).execute();
    const { items } = await list();
    expect(items.map(({ author }: { author: string }) => author).sort()).toEqual(['Former member', 'Imran']);
  });

  it('200: a picture has a public URL, an email is never included', async () => {
    const { user, headers } = await app.signedIn();
    await app.db.updateTable('users').set({ avatar: 'avatars/a.webp' }).where('id', '=', user.id).execute();
    const { body } = await write(headers, 'With a face.').expect(201);
    expect(body.avatar).toBe('/uploads/avatars/a.webp');
    expect(JSON.stringify(await list(headers))).not.toContain(user.email);
  });

  it('400', async () => {
    for (const query of ['?page=0', '?limit=61', '?sort=text'])
      expect((await app.http.get(`/api/posts/${postId}/comments${query}`)).status).toBe(400);
  });
});

describe('DELETE /api/comments/{id}', () => {
  it('204: its author deletes it, pending or approved', async () => {
    const { headers } = await app.signedIn();
    const [one, two] = [await write(headers, 'One.'), await write(headers, 'Two.')];
    await moderate(two.body.id, 'approved');
    for (const { body } of [one, two]) await remove(headers, body.id).expect(204);
    expect((await list(headers)).total).toBe(0);
    expect((await remove(headers, one.body.id)).status).toBe(404);
  });

  it('404: another user’s, like an unknown one', async () => {
    const { body } = await write((await app.signedIn()).headers, 'Mine.').expect(201);
    const { headers } = await app.signedIn('super_admin');
    const foreign = await remove(headers, body.id);
    const none = await remove(headers, '00000000-0000-4000-8000-000000000000');
    expect([foreign.status, foreign.body.message]).toEqual([none.status, none.body.message]);
    expect(foreign.status).toBe(404);
  });

  it('404 for an id of another form', async () => {
    const { headers } = await app.signedIn();
    expect((await remove(headers, '1')).status).toBe(404);
  });
});
