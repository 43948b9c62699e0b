import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { privacy } from '../../content/legal/privacy.ts';
import { terms } from '../../content/legal/terms.ts';
import { services } from '../../content/services.ts';
import { mission, statistics, technologies } from '../../content/site.ts';
import { team } from '../../content/team.ts';
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

describe('GET /api/services', () => {
  it('200: the six services in their order, as one page', async () => {
    const { status, body } = await demo.http.get('/api/services');
    expect(status).toBe(200);
    expect(body).toEqual({ items: services, total: 6, page: 1, limit: 6 });
  });

  it('200: an empty page while there are none', async () => {
    const { status, body } = await empty.http.get('/api/services');
    expect([status, body]).toEqual([200, { items: [], total: 0, page: 1, limit: 1 }]);
  });

  it('200: without a service that is not published', async () => {
    await demo.db.updateTable('services').set({ published: false }).where('position', '=', 2).execute();
    const { body } = await demo.http.get('/api/services');
    expect(body.total).toBe(5);
    expect(body.items[1].title).toBe('UI/UX Design');
  });

  it('400: an unknown query parameter', async () => {
    expect((await demo.http.get('/api/services?page=2')).status).toBe(400);
  });
});

describe('GET /api/about', () => {
  it('200: figures, mission, technologies and team', async () => {
    const { status, body } = await demo.http.get('/api/about');
    expect(status).toBe(200);
    expect(body).toEqual({ statistics, mission, technologies, team });
    expect([body.statistics.length, body.mission.values.length, body.technologies.length, body.team.length]).toEqual([
      4, 4, 12, 3,
    ]);
  });

  it('200: nothing made up while nothing is stored', async () => {
    const { status, body } = await empty.http.get('/api/about');
    expect(status).toBe(200);
    expect(body).toEqual({
      statistics: [],
      mission: { title: 'Our Mission', text: '', values: [] },
      technologies: [],
      team: [],
    });
  });

  it('400: an unknown query parameter', async () => {
    expect((await demo.http.get('/api/about?x=1')).status).toBe(400);
  });
});

describe('GET /api/legal/{page}', () => {
  it.each([
    ['privacy-policy', privacy],
    ['terms-and-conditions', terms],
  ] as const)('200: %s with every section; each block has a text and items', async (page, content) => {
    const { status, body } = await demo.http.get(`/api/legal/${page}`);
    expect(status).toBe(200);
    expect([body.title, body.lastUpdated]).toEqual([content.title, content.lastUpdated]);
    expect(body.sections).toHaveLength(content.sections.length);
    expect(body.sections).toMatchObject(content.sections);
    for (const { blocks } of body.sections)
      for (const { type, text, items } of blocks)
        expect(type === 'list' ? text === '' && items.length > 0 : text !== '' && items.length === 0).toBe(true);
  });

  it('200: a page without sections while nothing is stored', async () => {
    const { status, body } = await empty.http.get('/api/legal/privacy-policy');
    expect([status, body]).toEqual([200, { title: 'Privacy Policy', lastUpdated: null, sections: [] }]);
  });

  it.each(['imprint', 'about', 'film', '__proto__', 'constructor', '%00', 'Privacy-Policy'])(
    '400: %s',
    async (page) => {
      expect((await demo.http.get(`/api/legal/${page}`)).status).toBe(400);
    },
  );
});
