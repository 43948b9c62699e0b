import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentApp, createContentApp } from '../../factories/content-app.ts';

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
  it('200 a decision is on the page immediately and audited, without the reader’s text', async () => {
    const text = 'Which paper did you use?';
    await content.app.http.post('/api/posts/1/comments').set(content.customer).send({ text });
    const [comment] = (await comments('?status=pending&search=PAPER')).body.items;
    expect(comment).toMatchObject({ text, post_id: 1, status: 'pending' });
    expect((await decide(comment.id, 'approved')).body.status).toBe('approved');
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

  it('204 deletes a comment permanently, 404 for an unknown one', async () => {
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

  it('200 counts every status, including comments without an account', async () => {
    const { body } = await comments('?limit=100');
    const counted = Object.values<number>(body.counts).reduce((sum, count) => sum + count, 0);
    expect(counted).toBe(body.total);
    expect(body.items.some(({ email }: { email: string | null }) => email === null)).toBe(true);
  });
});
