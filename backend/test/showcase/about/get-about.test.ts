import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mission, statistics, technologies } from '../../../../demo/content/site.ts';
import { team } from '../../../../demo/content/team.ts';
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

describe('GET /api/about', () => {
  it('200: figures, mission, technologies and team', async () => {
    const { status, body } = await demo.http.get('/api/about');
    expect(status).toBe(200);
    expect(body).toEqual({
      statistics,
      mission,
      technologies,
      team: team.map((row, index) => ({ id: index + 1, ...row })),
    });
    expect([body.statistics.length, body.mission.values.length, body.technologies.length, body.team.length]).toEqual([
      4, 4, 12, 3,
    ]);
  });

  it('200: no invented content while nothing is stored', async () => {
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
