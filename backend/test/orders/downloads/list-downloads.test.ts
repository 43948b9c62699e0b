import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDownload } from '../../factories/commerce.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const list = (headers: Record<string, string> = {}, query = '') => app.http.get(`/api/downloads${query}`).set(headers);

describe('GET /api/downloads', () => {
  it('200: the caller’s files, newest first, without their storage location', async () => {
    const { user, headers } = await app.signedIn();
    const { storage } = app.deps;
    const old = await createDownload(app.db, storage, user.id, {
      createdAt: new Date('2026-01-05T08:00:00Z'),
      version: null,
    });
    const newest = await createDownload(app.db, storage, user.id, {
      createdAt: new Date('2026-02-05T08:00:00Z'),
      name: 'মানচিত্র.zip',
    });
    const { status, body } = await list(headers);
    expect(status).toBe(200);
    const plain = { rights: null, missed: null, product_id: null, reviewed: false };
    const common = { ...plain, product_name: 'River Map', download_count: 0, size_bytes: 10 };
    expect(body).toEqual([
      { ...common, id: newest.id, file_name: 'মানচিত্র.zip', version: '1.0.0', created_at: '2026-02-05T08:00:00.000Z' },
      { ...common, id: old.id, file_name: 'river-map.zip', version: null, created_at: '2026-01-05T08:00:00.000Z' },
    ]);
  });

  it('200: nothing from other customers', async () => {
    const [mine, other] = [await app.signedIn(), await app.signedIn()];
    await createDownload(app.db, app.deps.storage, other.user.id);
    expect((await list(mine.headers)).body).toEqual([]);
  });

  it('200: at most the 2,000 newest, with the total and a link to the next page', async () => {
    const { user, headers } = await app.signedIn();
    const { id } = await createDownload(app.db, app.deps.storage, user.id);
    await app.connection.pool.query(
      `insert into downloads (user_id, file_id, product_name)
      select user_id, file_id, product_name from downloads, generate_series(1, 2000) where id = $1`,
      [id],
    );
    const { body, headers: answered } = await list(headers);
    expect(body).toHaveLength(2_000);
    expect(answered['x-total-count']).toBe('2001');
    expect(answered.link).toBe('</api/downloads?sort=-date&page=2&limit=2000>; rel="next"');
  });

  it('400: an unknown query parameter', async () => {
    const { headers } = await app.signedIn();
    expect((await list(headers, '?surprise=1')).status).toBe(400);
  });
});
