import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessHours, site } from '../../content/site.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

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

describe('GET /api/site', () => {
  it('200: the stored settings with the business hours', async () => {
    const { status, body } = await demo.http.get('/api/site');
    expect(status).toBe(200);
    expect(body).toEqual({ ...site, hours: businessHours, maintenance: false });
  });

  it('200: the defaults while nothing is stored', async () => {
    const { status, body } = await empty.http.get('/api/site');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'My Portfolio',
      promo: null,
      hours: [],
      registrationOpen: true,
      maintenance: false,
      defaultTheme: null,
    });
  });

  it('400: an unknown query parameter', async () => {
    expect((await demo.http.get('/api/site?x=1')).status).toBe(400);
  });
});
