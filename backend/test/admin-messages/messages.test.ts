import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentApp, createContentApp } from '../factories/content-app.ts';

let content: ContentApp;
beforeAll(async () => {
  content = await createContentApp();
});
afterAll(() => content.app.close());

describe('messages of the contact form', () => {
  const list = (query = '') => content.app.http.get(`/api/admin/content/messages${query}`).set(content.admin);
  const mark = (id: string, status: string, headers = content.admin) =>
    content.app.http.put(`/api/admin/content/messages/${id}`).set(headers).send({ status });

  it('200 lists messages newest first with the number of each kind, never the network of a sender', async () => {
    const { body } = await list();
    expect(body.counts).toEqual({ new: 2, answered: 1, spam: 1 });
    expect(Object.keys(body.items[0]).sort()).toEqual(
      ['createdAt', 'email', 'id', 'message', 'name', 'status', 'subject'].sort(),
    );
    const times = body.items.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect((await list('?status=spam')).body.total).toBe(1);
    expect((await list('?search=UPSCALER')).body.total).toBe(1);
  });

  it('200 marks a message and leaves its subject, not its text, in the trail', async () => {
    const [message] = (await list('?status=new')).body.items;
    expect((await mark(message.id, 'answered')).body).toEqual({ ...message, status: 'answered' });
    expect((await mark(message.id, 'answered')).status).toBe(200);
    const rows = await content.app.db
      .selectFrom('audit_entries')
      .select(['action', 'label', 'before', 'after'])
      .where('subject_id', '=', message.id)
      .execute();
    expect(rows).toEqual([
      { action: 'message.update', label: message.subject, before: { status: 'new' }, after: { status: 'answered' } },
    ]);
  });

  it('400, 401, 403, 404', async () => {
    const id = crypto.randomUUID();
    expect((await mark(id, 'read')).status).toBe(400);
    expect((await mark(id, 'spam', {})).status).toBe(401);
    expect((await mark(id, 'spam', content.customer)).status).toBe(403);
    expect((await mark(id, 'spam')).status).toBe(404);
  });
});
