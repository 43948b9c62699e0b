import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signedIn']>>;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signedIn('super_admin');
  const writer = await app.createUser({ name: 'Somebody Else' });
  for (const text of [
    `insert into audit_entries (actor_id, action, subject, subject_id, label, created_at)
     select null, kind || '.update', kind, n, 'Zebra ' || n, now() from (values ('order', 1100), ('product', 30)) as v (kind, most),
       generate_series(1, most) as n`,
    `insert into posts (id, title, excerpt, content, category, image, author, published_on, read_time)
     overriding system value values (900, 'Zebras', 'e', 'c', 'Design', '{}', 'Nadia', '2026-01-01', '1 min read')`,
    `insert into comments (post_id, user_id, text, status)
     select 900, '${writer.id}', 'A zebra ' || n, status from (values ('approved', 1100), ('spam', 30)) as v (status, most),
       generate_series(1, most) as n`,
    `insert into mail_log (id, kind, recipient_name, recipient_email, subject, status, created_at)
     select gen_random_uuid(), 'payment', 'Zebra', 'zebra' || n || '@example.com', 'Receipt', 'sent', now() - n * interval '1 s'
       from generate_series(1, 2500) as n`,
    'analyze audit_entries, comments, mail_log',
  ])
    await app.connection.pool.query(text);
});
afterAll(() => app.close());

const list = async (path: string, query: object) =>
  (await app.http.get(`/api/admin/${path}`).query(query).set(admin.headers).expect(200)).body;

describe('a search with many hits', () => {
  it.each([
    ['activity', { kind: 'product' }, { kind: 'order' }],
    ['content/comments', { status: 'spam' }, { status: 'approved' }],
  ])('%s: 200 with all hits of a rare filter value', async (path, few, many) => {
    const secondPage = await list(path, { ...few, search: 'zebra', page: 2 });
    expect([secondPage.total, secondPage.estimated, secondPage.items.length]).toEqual([30, undefined, 10]);
    const others = await list(path, { ...many, search: 'zebra' });
    expect(others.estimated).toBe(true);
    expect(others.total).toBeGreaterThan(1000);
    expect(others.items).toHaveLength(20);
  });

  it('emails: 200 with every page of some thousands, counted one by one', async () => {
    const last = await list('mails', { search: 'zebra', page: 125 });
    expect([last.total, last.estimated]).toEqual([2500, undefined]);
    expect(last.items.at(-1).recipient.email).toBe('zebra2500@example.com');
    expect((await list('mails', { search: 'zebra', page: 126 })).items).toEqual([]);
    expect((await list('mails', { search: 'zebra77@example' })).total).toBe(1);
    expect((await list('mails', { search: 'ze' })).total).toBeGreaterThan(1000);
  });
});
