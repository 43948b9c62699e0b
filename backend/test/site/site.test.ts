import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site } from '../../content/site.ts';
import { slides } from '../../content/slides.ts';
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
  it('200: the stored settings', async () => {
    const { status, body } = await demo.http.get('/api/site');
    expect(status).toBe(200);
    expect(body).toEqual(site);
  });

  it('200: the defaults while nothing is stored', async () => {
    const { status, body } = await empty.http.get('/api/site');
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'My Portfolio', promo: null, registrationOpen: true, defaultTheme: null });
  });

  it('400: an unknown query parameter', async () => {
    expect((await demo.http.get('/api/site?x=1')).status).toBe(400);
  });
});

describe('GET /api/home', () => {
  it('200: the slides in their order', async () => {
    const { status, body } = await demo.http.get('/api/home');
    expect(status).toBe(200);
    expect(body).toEqual({ slides });
  });

  it('200: no slides while there are none, nor of a product that is not published', async () => {
    expect((await empty.http.get('/api/home')).body).toEqual({ slides: [] });
    await demo.db.updateTable('products').set({ published: false }).where('id', '=', 3).execute();
    const { body } = await demo.http.get('/api/home');
    expect(body.slides.map((slide: { id: number }) => slide.id)).toEqual([1, 3, 4]);
  });

  it('400: an unknown query parameter', async () => {
    expect((await demo.http.get('/api/home?x=1')).status).toBe(400);
  });
});
