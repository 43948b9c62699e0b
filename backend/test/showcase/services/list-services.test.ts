import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { services } from '../../../../demo/content/services.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let empty: TestApp;
let demo: TestApp;
beforeAll(async () => {
  empty = await createTestApp();
  demo = await createTestApp({ seeded: true });
});
afterAll(async () => {
  await empty.close();
  await demo.close();
});

describe('GET /api/services', () => {
  it('200: the six services in their order, as one page', async () => {
    const { status, body } = await demo.http.get('/api/services');
    expect(status).toBe(200);
    expect(body).toEqual({
      items: services.map((row, index) => ({ id: index + 1, ...row })),
      total: 6,
      page: 1,
      limit: 6,
    });
  });

  it('200: an empty page while there are no services', async () => {
    const { status, body } = await empty.http.get('/api/services');
    expect([status, body]).toEqual([200, { items: [], total: 0, page: 1, limit: 1 }]);
  });

  it('200: without unpublished services', async () => {
    await demo.db.updateTable('services').set({ published: false }).where('position', '=', 2).execute();
    const { body } = await demo.http.get('/api/services');
    expect(body.total).toBe(5);
    expect(body.items[1].title).toBe('UI/UX Design');
  });

  it('400: an unknown query parameter', async () => {
    expect((await demo.http.get('/api/services?page=2')).status).toBe(400);
  });
});
