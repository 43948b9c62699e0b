import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentApp, createContentApp } from '../factories/content-app.ts';

let content: ContentApp;
beforeAll(async () => {
  content = await createContentApp();
});
afterAll(() => content.app.close());

const comments = (query = '') => content.app.http.get(`/api/admin/content/comments${query}`).set(content.admin);
const decide = (id: string, status: string) =>
  content.app.http.put(`/api/admin/content/comments/${id}`).set(content.admin).send({ status });
const UNKNOWN = '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59';
const remove = (path: string) => content.app.http.delete(`/api/admin/content/${path}`).set(content.admin);
const onSite = async (): Promise<string[]> =>
  (await content.app.http.get('/api/posts/1/comments')).body.items.map(({ text }: { text: string }) => text);

describe('moderation of comments', () => {
  it('200 a decision is on the page at once and in the trail, without the words of the reader', async () => {
    const text = 'Which paper did you use?';
    await content.app.http.post('/api/posts/1/comments').set(content.customer).send({ text });
    const [comment] = (await comments('?status=pending&search=PAPER')).body.items;
    expect(comment).toMatchObject({ text, postId: 1, status: 'pending' });
    const before = content.forgotten();
    expect((await decide(comment.id, 'approved')).body.status).toBe('approved');
    expect(content.forgotten()).toBe(before + 1);
    expect(await onSite()).toContain(text);
    await decide(comment.id, 'rejected');
    expect(await onSite()).not.toContain(text);
    const rows = await content.app.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('subject_id', '=', comment.id)
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(['comment.moderate', 'comment.moderate']);
    expect(JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
      text,
    );
  });

  it('204 deletes a comment for good, 404 for one that is not there', async () => {
    const text = 'Please take this away.';
    await content.app.http.post('/api/posts/1/comments').set(content.customer).send({ text });
    const [comment] = (await comments('?search=take')).body.items;
    await decide(comment.id, 'approved');
    expect((await remove(`comments/${comment.id}`)).status).toBe(204);
    expect(await onSite()).not.toContain(text);
    for (const id of [comment.id, UNKNOWN]) {
      expect((await remove(`comments/${id}`)).status).toBe(404);
      expect((await decide(id, 'approved')).status).toBe(404);
    }
  });

  it('200 counts every kind, also of comments without an account', async () => {
    const { body } = await comments('?limit=100');
    const counted = Object.values<number>(body.counts).reduce((sum, count) => sum + count, 0);
    expect(counted).toBe(body.total);
    expect(body.items.some(({ email }: { email: string | null }) => email === null)).toBe(true);
  });
});

describe('subscribers of the newsletter', () => {
  it('200 exports what is filtered, and no cell is a formula', async () => {
    const { db } = content.app;
    const rows = ['=cmd@example.com', 'rina@example.com'].map((email) => ({ email, status: 'confirmed' as const }));
    await db.insertInto('newsletter_subscribers').values(rows).execute();
    const file = await content.app.http
      .get('/api/admin/content/subscribers-csv?status=confirmed')
      .set(content.admin)
      .buffer(true);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toContain('subscribers.csv');
    expect(file.text).toContain("'=cmd@example.com,confirmed,");
    const none = await content.app.http.get('/api/admin/content/subscribers-csv?search=nobody').set(content.admin);
    expect(none.text.trim().split('\r\n')).toHaveLength(1);
  });

  it('200 lists what is filtered, newest first', async () => {
    const emails = ['one@list.example', 'two@list.example'];
    for (const [index, email] of emails.entries())
      await content.app.db
        .insertInto('newsletter_subscribers')
        .values({ email, status: 'confirmed', created_at: new Date(Date.now() + index * 1000) })
        .execute();
    const list = (query: string) =>
      content.app.http.get(`/api/admin/content/subscribers?${query}`).set(content.admin).expect(200);
    const { body } = await list('search=LIST.example&status=confirmed');
    expect(body.items.map(({ email }: { email: string }) => email)).toEqual(emails.toReversed());
    expect(body).toMatchObject({ total: 2, page: 1, limit: 20 });
    expect((await list('search=list.example&status=pending')).body.items).toEqual([]);
  });

  it('404 for an address that is not there', async () => {
    expect((await remove(`subscribers/${UNKNOWN}`)).status).toBe(404);
  });

  it('204 erases an address without leaving it in the trail', async () => {
    const { db } = content.app;
    const { id } = await db
      .insertInto('newsletter_subscribers')
      .values({ email: 'forget.me@example.com' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const answer = await content.app.http.delete(`/api/admin/content/subscribers/${id}`).set(content.admin);
    expect(answer.status).toBe(204);
    expect(await content.trail('subscriber', id)).toEqual(['subscriber.delete']);
    const left = await db.selectFrom('audit_entries').selectAll().where('subject_id', '=', id).execute();
    expect(left[0]?.label).not.toContain('forget.me');
  });
});
