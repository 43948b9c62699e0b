import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '../../factories/content.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('GET /api/products/{id}', () => {
  it('200: everything that the product page shows', async () => {
    const { id } = await createProduct(app.db);
    const { status, body } = await app.http.get(`/api/products/${id}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      id,
      title: 'River Map',
      description: 'Depths of every channel.\n\nUpdated each season.',
      features: ['Depths', 'Ferries', 'Offline', 'Bangla'],
      benefits: ['You do not run aground.'],
      images: [expect.objectContaining({ alt: 'A river', placeholder: null })],
      demoLink: 'https://demo.example/river',
      downloadLink: 'https://play.example/river',
      rating: 4.5,
      reviews: 12,
      category: 'Android Applications',
      version: '1.0.0',
      lastUpdate: '2026-01-01',
      requirements: ['Android 8.0 or later'],
      pricing: [{ id: expect.any(String), name: 'Free', price: 0, period: 'month', features: [] }],
      badges: ['New'],
      downloads: '1k+',
      body_html: null,
    });
  });

  it.each(['0', '-1', '1.0', '1e0', '0x1', '01', 'abc', '99999999999999999999', '%201'])('404: %s', async (id) => {
    expect((await app.http.get(`/api/products/${id}`)).status).toBe(404);
  });

  it('404: unknown, or not published', async () => {
    const draft = await createProduct(app.db, { published: false });
    for (const id of [draft.id, 999_999_999]) {
      const { status, body } = await app.http.get(`/api/products/${id}`);
      expect([status, body.message]).toEqual([404, 'Product Not Found']);
    }
  });
});
