import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentApp, createContentApp } from '../../factories/content-app.ts';

let content: ContentApp;
beforeAll(async () => {
  content = await createContentApp();
});
afterAll(() => content.app.close());

const UNKNOWN = '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59';

describe('newsletter subscribers', () => {
  const remove = (id: string) => content.app.http.delete(`/api/admin/content/subscribers/${id}`).set(content.admin);

  it('200 exports the filtered list, and no cell is a formula', async () => {
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

  it('200 returns the filtered list, newest first', async () => {
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

  it('200: the waitlist is separate, in the list, the export and deletion', async () => {
    const { app, admin } = content;
    const email = 'waiting@list.example';
    const { id } = await app.db
      .insertInto('waitlist_subscribers')
      .values({ email, status: 'confirmed' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const at = (path: string) => app.http.get(`/api/admin/content/${path}`).set(admin);
    const { body } = await at('subscribers?list=waitlist&search=WAIT').expect(200);
    expect(body).toMatchObject({ total: 1, items: [{ id, email, status: 'confirmed' }] });
    expect((await at('subscribers?search=waiting@').expect(200)).body.total).toBe(0);
    const file = await at('subscribers-csv?list=waitlist').buffer(true);
    expect(file.headers['content-disposition']).toContain('waitlist.csv');
    expect(file.text).toContain(`${email},confirmed,`);
    expect((await at('subscribers?list=guests')).status).toBe(400);
    expect((await remove(id)).status).toBe(404);
    expect((await remove(`${id}?list=waitlist`)).status).toBe(204);
    expect((await at('subscribers?list=waitlist')).body.total).toBe(0);
  });

  it('404 for an unknown email', async () => {
    expect((await remove(UNKNOWN)).status).toBe(404);
  });

  it('204 deletes an email without recording it in the audit trail', async () => {
    const { db } = content.app;
    const { id } = await db
      .insertInto('newsletter_subscribers')
      .values({ email: 'forget.me@example.com' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const answer = await remove(id);
    expect(answer.status).toBe(204);
    expect(await content.trail('subscriber', id)).toEqual(['subscriber.delete']);
    const auditEntries = await db.selectFrom('audit_entries').selectAll().where('subject_id', '=', id).execute();
    expect(auditEntries[0]?.label).not.toContain('forget.me');
  });
});
