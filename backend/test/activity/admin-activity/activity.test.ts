import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordChange } from '../../../src/features/activity/audit.repository.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signedIn']>>;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signedIn('super_admin');
  const other = await app.createUser({ role: 'super_admin', name: 'Farzana Akter' });
  const change = { subjectId: 1, before: null, after: null };
  await recordChange(app.db, {
    ...change,
    actorId: admin.user.id,
    action: 'product.update',
    subject: 'product',
    label: 'Bangla Calendar 2025',
    before: { licenceKeys: false, features: ['a'], demoLink: null },
    after: { licenceKeys: true, features: ['a', 'b'], demoLink: 'https://new.example' },
    at: new Date('2026-11-01T10:00:00Z'),
  });
  await recordChange(app.db, {
    ...change,
    actorId: other.id,
    action: 'order.refund',
    subject: 'order',
    label: 'Order #10125',
    before: { status: 'completed' },
    after: { status: 'refunded' },
    at: new Date('2026-11-02T17:59:59Z'),
  });
  await recordChange(app.db, {
    ...change,
    actorId: '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59',
    action: 'post.delete',
    subject: 'post',
    label: '=HYPERLINK("x")',
    before: { title: 'Old' },
    at: new Date('2026-11-02T18:00:00Z'),
  });
});
afterAll(() => app.close());

const list = (query: object = {}, headers: Record<string, string> = admin.headers) =>
  app.http.get('/api/admin/activity').query(query).set(headers);
const labels = async (query: object) =>
  (await list(query)).body.items.map(({ label }: { label: string }) => label) as string[];

describe('GET /api/admin/activity', () => {
  it('200: newest first, with old and new value of each changed field as text', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 3, page: 1, limit: 20 });
    expect(body.items[2]).toMatchObject({
      actor: { id: admin.user.id, name: admin.user.name },
      action: 'product.update',
      subject_id: '1',
      changes: [
        { field: 'demoLink', before: null, after: 'https://new.example' },
        { field: 'features', before: '["a"]', after: '["a","b"]' },
        { field: 'licenceKeys', before: 'false', after: 'true' },
      ],
    });
    expect(body.items[0]).toMatchObject({ actor: null, changes: [{ field: 'title', before: 'Old', after: null }] });
  });

  it('200: searched, filtered and paged', async () => {
    expect(await labels({ search: 'farzana' })).toEqual(['Order #10125']);
    expect(await labels({ search: 'CALENDAR' })).toEqual(['Bangla Calendar 2025']);
    expect(await labels({ search: 'refund' })).toEqual(['Order #10125']);
    expect(await labels({ search: '%' })).toEqual([]);
    expect(await labels({ kind: 'product' })).toEqual(['Bangla Calendar 2025']);
    expect(await labels({ kind: 'product', item: '1' })).toEqual(['Bangla Calendar 2025']);
    expect(await labels({ kind: 'product', item: '2' })).toEqual([]);
    expect(await labels({ person: admin.user.id })).toEqual(['Bangla Calendar 2025']);
    // Midnight in Dhaka is six hours before midnight in UTC.
    expect(await labels({ from: '2026-11-02', to: '2026-11-02' })).toEqual(['Order #10125']);
    expect((await list({ page: 2, limit: 2 })).body).toMatchObject({ total: 3, page: 2, items: [{ id: 1 }] });
  });

  it.each([
    { limit: 101 },
    { page: 0 },
    { person: 'x' },
    { kind: 'spaceship' },
    { item: 'a b' },
    { from: 'yesterday' },
    { surprise: 1 },
  ])('400: %j', async (query) => {
    expect((await list(query)).status).toBe(400);
  });
});

describe('GET /api/admin/activity/export', () => {
  const save = (query: object, headers: Record<string, string> = admin.headers) =>
    app.http.get('/api/admin/activity/export').query(query).set(headers).buffer(true);

  it('200: one line per field, safe in a spreadsheet', async () => {
    const { status, headers, text } = await save({});
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines[0]).toBe('Time,Administrator,Action,Name,Field,Before,After');
    expect(lines[1]).toBe('2026-11-02T18:00:00.000Z,,post.delete,"\'=HYPERLINK(""x"")",title,Old,');
    expect((await save({ kind: 'order', item: '2' })).text).not.toContain('order.refund');
    expect((await save({ kind: 'order' })).text).toContain('Farzana Akter,order.refund');
  });

  it('400', async () => {
    expect((await save({ page: 1 })).status).toBe(400);
  });
});
