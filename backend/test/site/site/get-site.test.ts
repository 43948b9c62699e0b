import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toSite } from '../../../../contract/rules/site-sections.ts';
import { sections, site } from '../../../../demo/content/site.ts';
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

/** Word for word from the specification, in its order. */
const filters = {
  productFilters: [
    { label: 'Android Apps', names: ['Android Applications'] },
    { label: 'Windows Apps', names: ['Windows Applications'] },
    { label: 'iOS Apps', names: ['iOS Applications'], empty: true as const },
    { label: 'Graphics Design' },
    { label: 'Development Tools', empty: true as const },
    { label: 'Scripts & Plugins', names: ['Scripts', 'Plugins'], empty: true as const },
  ],
  postFilters: [
    { label: 'Mobile Development' },
    ...['Web Development', 'Artificial Intelligence'].map((label) => ({ label, empty: true as const })),
    { label: 'UI/UX Design' },
    { label: 'Programming Tips', empty: true as const },
  ],
};

describe('GET /api/site', () => {
  it('200: the stored settings with the business hours', async () => {
    const { status, body } = await demo.http.get('/api/site');
    expect(status).toBe(200);
    expect(body).toEqual({
      ...site,
      currency: 'USD',
      pricesIncludeTax: true,
      legal: ['terms-and-conditions', 'privacy-policy'],
      ...toSite(sections, () => true, filters),
      maintenance: false,
      signInProviders: [],
      time_zone: 'Asia/Dhaka',
    });
  });

  it('200: the footer links in the order of the specification, others after them', async () => {
    const { body } = await demo.http.get('/api/site');
    const links = body.footer.flatMap((column: { links: { url: string }[] }) => column.links.map(({ url }) => url));
    expect(links).toEqual([
      '/product/1',
      '/product/2',
      '/product/3',
      '/product/4',
      'https://tanvir.nodi.example',
      'https://tools.nodi.example',
      'https://video.nodi.example',
      '/blog',
      '/about',
      '/contact',
      '/privacy-policy',
      '/terms-and-conditions',
      '/saved',
    ]);
    expect(body.social).toHaveLength(5);
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
      currency: 'USD',
      pricesIncludeTax: true,
      legal: [],
      defaultTheme: null,
    });
  });

  it('400: an unknown query parameter', async () => {
    expect((await demo.http.get('/api/site?x=1')).status).toBe(400);
  });
});
