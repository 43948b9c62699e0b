import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BuiltSite, createBuiltSite } from './built-site.ts';

let site: BuiltSite;
let admin: { authorization: string };
beforeAll(async () => {
  site = await createBuiltSite({ seeded: true });
  admin = (await site.app.signedIn('super_admin')).headers;
});
afterAll(() => site.close());

const open = (path: string) => site.app.http.get(path);
const change = async (changes: object) => {
  const { body } = await site.app.http.get('/api/admin/settings').set(admin);
  const { updated_at: _at, ...settings } = body;
  await site.app.http
    .put('/api/admin/settings')
    .set(admin)
    .send({ ...settings, ...changes })
    .expect(200);
};
beforeEach(() => change({ siteName: 'Nodi Studio', maintenanceMode: false, theme: null }));

describe('a page after the settings have changed', () => {
  it('200: is rendered again immediately', async () => {
    await open('/about').expect(200);
    site.frontend.asked.length = 0;
    await open('/about').expect(200);
    expect(site.frontend.asked).toEqual([]);
    await change({ siteName: 'Padma Works' });
    await open('/about').expect(200);
    expect(site.frontend.asked).toEqual(['/about']);
  });

  it.each(['/', '/dashboard', '/admin/login', '/bn/'])(
    '200: %s passes the theme to its inline script',
    async (path) => {
      expect((await open(path)).text).not.toContain('data-default-theme');
      await change({ theme: 'dark' });
      const { text, headers } = await open(path);
      const language = path === '/bn/' ? 'bn' : 'en';
      expect(text).toMatch(new RegExp(`^<!doctype html>\\s*<html data-default-theme="dark" lang="${language}">`));
      const inline = /<script>([\s\S]*?)<\/script>/.exec(text)?.[1] ?? '';
      const hash = createHash('sha256').update(inline).digest('base64');
      expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    },
  );
});

describe('the closed site', () => {
  beforeEach(() => change({ maintenanceMode: true }));

  it.each(['/', '/products', '/product/1', '/dashboard', '/login', '/nothing'])(
    '503: %s with Retry-After, never cached',
    async (path) => {
      site.frontend.asked.length = 0;
      const { status, headers, text } = await open(path);
      expect(status).toBe(503);
      expect(headers['retry-after']).toBe('300');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers).not.toHaveProperty('x-robots-tag');
      expect(text).toContain('<h1>Closed: Nodi Studio, hello@nodi.example</h1>');
      expect(site.frontend.asked).toEqual([]);
    },
  );

  it('200: the admin area, files, and everything again once it is open', async () => {
    for (const path of ['/admin', '/admin/login', '/admin/settings', '/favicon.svg']) await open(path).expect(200);
    await change({ maintenanceMode: false });
    await open('/products').expect(200);
  });
});
