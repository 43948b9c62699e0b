import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../src/features/accounts/passwords.adapter.ts';
import { seed } from '../../src/process/seed.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
});
afterAll(() => app.close());

/** A further start of the server. */
const again = () => seed({ ...app.deps, hashPassword });
const publicContent = async () => {
  const paths = ['site', 'home', 'services', 'about', 'legal/privacy-policy', 'legal/terms-and-conditions'];
  return Promise.all(paths.map(async (path) => (await app.http.get(`/api/${path}`)).body));
};

describe('the seed of the public content', () => {
  it('changes nothing on the second start', async () => {
    const before = await publicContent();
    await again();
    expect(await publicContent()).toEqual(before);
  });

  it('keeps what users changed or deleted', async () => {
    const { db } = app;
    await db.deleteFrom('testimonials').where('position', '=', 1).execute();
    await db.deleteFrom('site_documents').where('name', '=', 'comingSoon').execute();
    await db.updateTable('team_members').set({ role: 'Emeritus' }).where('position', '=', 1).execute();
    const none = JSON.stringify({ items: [] });
    await db.updateTable('site_documents').set({ body: none }).where('name', '=', 'hours').execute();
    const before = await publicContent();
    await again();
    expect(await publicContent()).toEqual(before);
    expect(before[0].hours).toEqual([]);
    expect([before[1].testimonials.length, before[1].suite.length]).toEqual([5, 0]);
    expect(before[3].team[0].role).toBe('Emeritus');
  });

  it('is skipped without demo data', async () => {
    const bare = await createTestApp({ seeded: true, env: { DEMO_DATA: 'false' } });
    try {
      expect((await bare.http.get('/api/services')).body.total).toBe(0);
      expect((await bare.http.get('/api/home')).body.testimonials).toEqual([]);
    } finally {
      await bare.close();
    }
  });
});
