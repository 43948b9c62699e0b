import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sections, site } from '../../content/site.ts';
import { siteOfSections } from '../../shared/site-sections.ts';
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

/** Word for word what the specification prints. */
const filters = {
  productFilters: [
    { label: 'Android Apps', names: ['Android Applications'] },
    { label: 'Windows Apps', names: ['Windows Applications'] },
    { label: 'iOS Apps', names: ['iOS Applications'] },
    { label: 'Graphics Design' },
    { label: 'Development Tools' },
    { label: 'Scripts & Plugins', names: ['Scripts', 'Plugins'] },
  ],
  postFilters: [
    'Mobile Development',
    'Web Development',
    'Artificial Intelligence',
    'UI/UX Design',
    'Programming Tips',
  ].map((label) => ({ label })),
};

describe('GET /api/site', () => {
  it('200: the stored settings with the business hours', async () => {
    const { status, body } = await demo.http.get('/api/site');
    expect(status).toBe(200);
    expect(body).toEqual({ ...site, ...siteOfSections(sections, () => true, filters), maintenance: false });
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
