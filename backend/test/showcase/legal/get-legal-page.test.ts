import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { privacy } from '../../../../demo/content/legal/privacy.ts';
import { terms } from '../../../../demo/content/legal/terms.ts';
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

  it('404: a page that is not written', async () => {
    expect((await empty.http.get('/api/legal/privacy-policy')).status).toBe(404);
  });

  it.each(['imprint', 'about', 'film', '__proto__', 'constructor', '%00', 'Privacy-Policy'])(
    '404: %s',
    async (page) => {
      expect((await demo.http.get(`/api/legal/${page}`)).status).toBe(404);
    },
  );
});
