import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const PAGES = '/api/admin/content/pages';
const SETTINGS = '/api/admin/invoice-settings';

it('a legal page starts from a template with the studio’s data, and is linked once published', async () => {
  const { headers } = await app.signedIn('super_admin');
  const settings = (await app.http.get(SETTINGS).set(headers).expect(200)).body;
  const seller = { sellerName: 'Nodi Ltd.', sellerAddress: '7 River Lane\nRajshahi', sellerCountry: 'BD' };
  const next = { ...settings, ...seller, taxNumber: 'BD-123' };
  await app.http.put(SETTINGS).set(headers).send(next).expect(200);
  const { items } = (await app.http.get(PAGES).set(headers).expect(200)).body;
  const linked = async () => (await app.http.get('/api/site').expect(200)).body.legal;
  for (const address of ['terms-and-conditions', 'privacy-policy']) {
    const { id } = items.find((page: { address: string }) => page.address === address);
    const { body: page } = await app.http.get(`${PAGES}/${id}`).set(headers).expect(200);
    expect(page).toMatchObject({ published: false, version: 1 });
    for (const fact of ['Nodi Ltd.', '7 River Lane', 'Rajshahi', 'Bangladesh', 'Tax number: BD-123'])
      expect(page.content).toContain(fact);
    expect(await linked()).not.toContain(address);
    const { title, content, description, version } = page;
    const published = { title, address, description, content, version, published: true };
    await app.http.put(`${PAGES}/${id}`).set(headers).send(published).expect(200);
    expect(await linked()).toContain(address);
    expect((await app.http.get(`/api/legal/${address}`).expect(200)).body.html).toContain('7 River Lane');
    expect((await app.http.get(`${PAGES}/${id}`).set(headers)).body.content).toBe(content.trim());
  }
});
